import { afterEach, expect, test } from 'vitest'
import { BrowserFrame, frameUrl, postAs } from '../../../test/shell/BrowserFrame'
import { EVM_ADDRESS } from '../../../test/shell/FakeVault'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 200))
const attack = { type: '@w3m-app/GET_CHAIN_ID', id: 'attack' }
const open = async (...options: Parameters<typeof BrowserFrame.open>): Promise<BrowserFrame> => {
  const frame = await BrowserFrame.open(...options)
  cleanups.push(() => frame.remove())
  return frame
}
const addFrame = (attributes: Readonly<Record<string, string>> = {}): HTMLIFrameElement => {
  const element = document.createElement('iframe')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  cleanups.push(() => element.remove())
  return element
}

test('answers the window that embeds it, from the exact origin, after one READY', async () => {
  const frame = await open()

  expect(await frame.call('GET_CHAIN_ID')).toMatchObject({ payload: { chainId: 1 } })
  expect(frame.received.map(({ origin }) => new URL(origin).hostname)).toEqual(['wallet.localhost', 'wallet.localhost'])
  expect(frame.received.filter(({ data }) => data.type === '@w3m-frame/READY')).toHaveLength(1)
})

const sources: [string, () => Window | null][] = [
  ['a sibling frame', () => addFrame().contentWindow],
  [
    'a popup',
    () => {
      const popup = window.open('about:blank')
      cleanups.push(() => popup?.close())
      return popup
    },
  ],
  ["its parent's parent", () => window.parent],
]

test.each(sources)('16. ignores %s', async (_, source) => {
  const [guarded, unguarded] = [await open(), await open({ more: { unguarded: '' } })]
  const attacker = source()
  if (attacker === null) throw new Error('no window to attack from')
  postAs(attacker, guarded.window, attack)
  postAs(attacker, unguarded.window, attack)
  // Without the guard, the wallet acts for any window. It answers its parent.
  await unguarded.until(({ id }) => id === 'attack')
  await pause()

  expect(guarded.answersTo('attack')).toEqual([])
  expect((await guarded.call('GET_CHAIN_ID')).type).toBe('@w3m-frame/GET_CHAIN_ID_SUCCESS')
})

test("15. refuses an app whose origin the project doesn't list", async () => {
  const origins = ['https://app.example', 'https://*.app.example']
  const [guarded, unguarded] = [await open({ origins }), await open({ origins, more: { unguarded: '' } })]

  expect(await guarded.call('GET_CHAIN_ID')).toMatchObject({
    type: '@w3m-frame/GET_CHAIN_ID_ERROR',
    payload: { code: 'embedded/origin-not-allowed' },
  })
  expect((await unguarded.call('GET_CHAIN_ID')).type).toBe('@w3m-frame/GET_CHAIN_ID_SUCCESS')
})

test('15. ignores an app that is itself in the frame of another page', async () => {
  const [guarded, unguarded] = [
    await open({ more: { nested: '' } }),
    await open({ more: { nested: '', unguarded: '' } }),
  ]
  guarded.window.postMessage(attack, '*')
  unguarded.window.postMessage(attack, '*')
  await unguarded.until(({ id }) => id === 'attack')
  await pause()

  expect(guarded.answersTo('attack')).toEqual([])
})

test('15. ignores an app without an origin, which any website can create', async () => {
  const received: unknown[] = []
  const listen = ({ data }: MessageEvent<unknown>): void => void received.push(data)
  window.addEventListener('message', listen)
  cleanups.push(() => window.removeEventListener('message', listen))
  const embed = (name: string, more: Readonly<Record<string, string>>): void => {
    // A `data:` page has the origin 'null', like a sandboxed one. A port answers it, although no message can.
    const script = `onmessage = ({ data, source }) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => parent.postMessage('${name} ' + data.type, '*')
      parent.postMessage('${name} ' + data.type, '*')
      source.postMessage({ type: '@w3m-app/OPEN_PORT', id: 'attack', payload: { version: 1 } }, '*', [port2])
    }`
    const wallet = frameUrl({ origins: ['*'], more }).replaceAll('&', '&amp;')
    const page = `<script>${script}</script><iframe src="${wallet}"></iframe>`
    addFrame({ src: `data:text/html,${encodeURIComponent(page)}` })
  }
  embed('guarded', {})
  embed('unguarded', { unguarded: '' })
  await expect.poll(() => received).toContain('unguarded @w3m-frame/OPEN_PORT_SUCCESS')
  await expect.poll(() => received).toContain('guarded @w3m-frame/READY')
  await pause()

  expect(received).not.toContain('guarded @w3m-frame/OPEN_PORT_SUCCESS')
})

test('18. settles 1,000 requests without freezing, and drops 10 MB', async () => {
  const frame = await open()
  await frame.call('CONNECT_OTP', { otp: '123456' })
  const start = performance.now()
  for (let index = 0; index < 1000; index += 1) {
    const payload = { method: 'personal_sign', params: [`0x${'61'.repeat(5000)}`, EVM_ADDRESS] }
    frame.window.postMessage({ type: '@w3m-app/RPC_REQUEST', id: `r${index}`, payload }, '*')
  }
  expect((await frame.call('IS_CONNECTED')).id).toBeTypeOf('string')
  expect(performance.now() - start).toBeLessThan(5000)
  await expect.poll(() => frame.received.filter(({ data }) => data.type.includes('RPC_REQUEST_'))).toHaveLength(1000)

  expect(await frame.call('CONNECT_OTP', { otp: 'x'.repeat(10_000_000) })).toMatchObject({
    payload: { code: 'embedded/invalid-request' },
  })
})

test('16. talks over a port, and no longer over the window', async () => {
  const frame = await open()
  const { port1, port2 } = new MessageChannel()
  const overPort: unknown[] = []
  port1.onmessage = ({ data }: MessageEvent<unknown>) => void overPort.push(data)
  frame.window.postMessage({ type: '@w3m-app/OPEN_PORT', id: 'open', payload: { version: 1 } }, '*', [port2])
  await expect.poll(() => overPort).toHaveLength(1)
  frame.window.postMessage(attack, '*')
  frame.window.postMessage({ type: '@w3m-app/OPEN_PORT', id: 'attack', payload: { version: 1 } }, '*', [
    new MessageChannel().port2,
  ])
  port1.postMessage({ type: '@w3m-app/CONNECT_OTP', id: 'login', payload: { otp: '123456' } })
  await expect.poll(() => overPort).toHaveLength(3)

  expect(overPort).toMatchObject([
    { type: '@w3m-frame/OPEN_PORT_SUCCESS', id: 'open', payload: { status: 'out' } },
    { type: '@w3m-frame/STATUS', payload: { status: 'ready' } },
    { type: '@w3m-frame/CONNECT_OTP_SUCCESS', id: 'login' },
  ])
  expect(frame.answersTo('attack')).toEqual([])
})
