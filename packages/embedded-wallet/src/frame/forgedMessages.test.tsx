import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { mountFrame } from '../../test/mountFrame'
import type { WalletPageWindow } from '../../test/walletPage'

afterEach(() => expect(document.querySelector('dialog')).toBeNull())

/** Runs the tasks that deliver messages. */
const delivered = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve, 60))

/** Opens another frame, which posts messages to this window as any site could. */
async function attacker(): Promise<Window> {
  const other = document.createElement('iframe')
  other.src = URL.createObjectURL(new Blob(['<p>'], { type: 'text/html' }))
  document.documentElement.append(other)
  onTestFinished(() => other.remove())
  await new Promise(resolve => other.addEventListener('load', resolve))
  if (!other.contentWindow) throw new Error('The frame has no window.')
  return other.contentWindow
}

/** Posts a message to this window from a script of `source`. */
function postFrom(source: Window, message: object): void {
  ;(source as Window & typeof globalThis).eval(`parent.postMessage(${JSON.stringify(message)}, '*')`)
}

/** Waits for an open call and returns its id, which a real attacker would have to guess. */
async function openId(page: () => WalletPageWindow): Promise<string> {
  await expect.poll(() => page().received?.some(({ type }) => type === '@w3m-app/RPC_REQUEST')).toBe(true)
  return page().received.find(({ type }) => type === '@w3m-app/RPC_REQUEST')?.id ?? ''
}

const answerTo = (id: string, payload: string): object => ({ type: '@w3m-frame/RPC_REQUEST_SUCCESS', id, payload })

describe.each(['port', 'window'] as const)('in %s mode', mode => {
  test('16. only the frame can answer a call, even with the right id', async () => {
    const { frame, page } = mountFrame(mode)
    const answers: unknown[] = []
    const call = frame.call('RPC_REQUEST', { method: 'personal_sign' }).then(answer => answers.push(answer))
    const id = await openId(page)
    const other = await attacker()
    postFrom(other, answerTo(id, 'forged by a sibling'))
    window.postMessage(answerTo(id, 'forged by the page'), '*')
    other.postMessage(answerTo(id, 'forged'), '*')
    await delivered()
    expect(answers).toEqual([])
    // The same message from the frame is accepted, so only its source made the difference.
    page().say(answerTo(id, 'signed'))
    await call
    expect(answers).toEqual(['signed'])
    frame.destroy()
  })

  test('16. an answer with another id or another name settles nothing', async () => {
    const { frame, page } = mountFrame(mode)
    const answers: unknown[] = []
    const call = frame.call('RPC_REQUEST', { method: 'personal_sign' }).then(answer => answers.push(answer))
    const id = await openId(page)
    page().say(answerTo(crypto.randomUUID(), 'other id'))
    page().say({ type: '@w3m-frame/GET_USER_SUCCESS', id, payload: 'other name' })
    page().say({ type: '@w3m-app/RPC_REQUEST_SUCCESS', id, payload: 'other prefix' })
    page().say({ type: '@w3m-frame/RPC_REQUEST_SUCCESS', payload: 'no id' })
    await delivered()
    expect(answers).toEqual([])
    page().say(answerTo(id, 'signed'))
    await call
    expect(answers).toEqual(['signed'])
    frame.destroy()
  })

  test('16. only the frame can emit events or say that it is ready', async () => {
    const { frame, page, onLost, onOpen } = mountFrame(mode)
    await frame.call('GET_CHAIN_ID')
    const statuses: string[] = []
    frame.on('STATUS', ({ status }) => statuses.push(status))
    const other = await attacker()
    const forged = { type: '@w3m-frame/STATUS', payload: { status: 'ready' } }
    postFrom(other, forged)
    postFrom(other, { type: '@w3m-frame/READY' })
    window.postMessage({ type: '@w3m-frame/READY' }, '*')
    await delivered()
    expect(statuses).toEqual([])
    expect(onLost).not.toHaveBeenCalled()
    expect(onOpen).toHaveBeenCalledOnce()
    page().say(forged)
    await expect.poll(() => statuses).toEqual(['ready'])
    frame.destroy()
  })
})

test('16. over a port, window messages of the frame itself count no more', async () => {
  const { frame, page } = mountFrame('port')
  const answers: unknown[] = []
  const call = frame.call('RPC_REQUEST', { method: 'personal_sign' }).then(answer => answers.push(answer))
  const id = await openId(page)
  postFrom(page(), answerTo(id, 'by window'))
  await delivered()
  expect(answers).toEqual([])
  page().say(answerTo(id, 'by port'))
  await call
  expect(answers).toEqual(['by port'])
  frame.destroy()
})

test('16. messages of a frame with another origin are ignored', async () => {
  const { frame, pass, page } = mountFrame('window', { origin: 'https://wallet.example' })
  const call = frame.call('GET_CHAIN_ID')
  // The page has run and said that it is ready.
  await expect.poll(() => page().received).toBeDefined()
  await delivered()
  pass(20_000)
  await expect(call).rejects.toMatchObject({ code: 'embedded/frame-failed' })
  // The same page with its own origin gets through.
  const control = mountFrame('window')
  await expect(control.frame.call('GET_CHAIN_ID')).resolves.toEqual({ chainId: 7 })
  control.frame.destroy()
})

test('16. ids of calls are random UUIDs', async () => {
  const { frame, page } = mountFrame('window')
  for (let count = 0; count < 3; count++) await frame.call('GET_CHAIN_ID')
  const ids = page().received.map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u)
  frame.destroy()
})
