import { expect, test } from 'vitest'
import { EVM_ADDRESS } from '../../../test/shell/FakeVault'
import { APP, TestFrame, type WireMessage } from '../../../test/shell/TestFrame'
import { type Guard, ParentGuard } from './ParentGuard'

const openGuard: Guard = { isFromParent: () => true, admit: () => Promise.resolve() }
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 30))
const question = { type: '@w3m-app/GET_CHAIN_ID', id: 'attack' }
const answered = ({ posted }: TestFrame): readonly WireMessage[] =>
  posted.map(({ message }) => message).filter(({ id }) => id === 'attack')

const attacks: [string, ConstructorParameters<typeof TestFrame>[0], Parameters<TestFrame['deliver']>[1]][] = [
  ['a message from a sibling frame or a popup', {}, { source: {} }],
  ['a message without a source', {}, { source: null }],
  ['a sandboxed app without an origin', { origins: ['*'] }, { origin: 'null' }],
  ['an app in the frame of another website', { view: { top: {}, ancestorOrigins: undefined } }, {}],
  [
    'an app in the frame of another website, as the browser lists it',
    { view: { ancestorOrigins: [APP, 'https://evil.example'] } },
    {},
  ],
  ['an origin other than the one that the browser lists', { origins: ['*'] }, { origin: 'https://evil.example' }],
]

test.each(attacks)('16. ignores %s', async (_, options, event) => {
  const frame = new TestFrame(options)
  frame.deliver(question, event)
  await pause()
  expect(answered(frame)).toEqual([])

  // Without the guard, the attack gets an answer.
  const open = new TestFrame({ ...options, guard: openGuard })
  open.deliver(question, event)
  await pause()
  expect(answered(open)).toMatchObject([{ type: '@w3m-frame/GET_CHAIN_ID_SUCCESS' }])
})

test("15. refuses an app that the project doesn't list, with a reason", async () => {
  const event = { origin: 'https://evil.example' }
  const options = { view: { ancestorOrigins: undefined } }
  const frame = new TestFrame(options)
  frame.deliver(question, event)

  expect(await frame.answerTo('attack')).toMatchObject({ payload: { code: 'embedded/origin-not-allowed' } })
  const open = new TestFrame({ ...options, guard: openGuard })
  open.deliver(question, event)
  expect(await open.answerTo('attack')).toMatchObject({ type: '@w3m-frame/GET_CHAIN_ID_SUCCESS' })
})

test('15. keeps the origin of the first message, even if the parent navigates to another app of the project', async () => {
  const frame = new TestFrame({ origins: [APP, 'https://other.example'], view: { ancestorOrigins: undefined } })
  await frame.call('GET_CHAIN_ID')
  frame.deliver(question, { origin: 'https://other.example' })
  await pause()

  expect(answered(frame)).toEqual([])
})

test('16. moves to a port, and ignores window messages and further ports from then on', async () => {
  const frame = new TestFrame()
  const [first, second] = [new MessageChannel(), new MessageChannel()]
  const received: WireMessage[] = []
  first.port1.onmessage = ({ data }: MessageEvent<WireMessage>) => void received.push(data)
  second.port1.onmessage = ({ data }: MessageEvent<WireMessage>) => void received.push(data)
  const offer = { type: '@w3m-app/OPEN_PORT', id: 'open', payload: { version: 1 } }
  frame.deliver(offer, { ports: [first.port2] })
  frame.deliver({ ...offer, id: 'attack' }, { ports: [second.port2] })
  frame.deliver(question)
  await pause()

  expect(received).toEqual([
    { type: '@w3m-frame/OPEN_PORT_SUCCESS', id: 'open', payload: { build: 'B'.repeat(43), status: 'out' } },
  ])
  expect(answered(frame)).toEqual([])
  first.port1.postMessage({ ...offer, id: 'again' })
  first.port1.postMessage({ type: '@w3m-app/CONNECT_OTP', id: 'login', payload: { otp: '123456' } })
  await pause()
  expect(received.slice(1)).toMatchObject([
    { type: '@w3m-frame/OPEN_PORT_ERROR', id: 'again' },
    { type: '@w3m-frame/STATUS', payload: { status: 'ready' } },
    { type: '@w3m-frame/CONNECT_OTP_SUCCESS', id: 'login' },
  ])
  first.port1.close()
  second.port1.close()
})

test.each([
  ['no port', []],
  ['two ports', [new MessageChannel().port1, new MessageChannel().port1]],
])('refuses OPEN_PORT with %s, and stays on window messages', async (_, ports) => {
  const frame = new TestFrame()
  frame.deliver({ type: '@w3m-app/OPEN_PORT', id: 'open', payload: { version: 1 } }, { ports })

  expect(await frame.answerTo('open')).toMatchObject({ type: '@w3m-frame/OPEN_PORT_ERROR' })
  expect((await frame.call('GET_CHAIN_ID')).payload).toEqual({ chainId: 1 })
  for (const port of ports) port.close()
})

test.each([
  ['text', 'hello'],
  ['no type', { id: 'attack' }],
  ['an answer of a frame', { type: '@w3m-frame/READY', id: 'attack' }],
  ['a type that only contains the prefix', { type: 'x@w3m-app/GET_CHAIN_ID', id: 'attack' }],
  ['a name with markup', { type: '@w3m-app/<img>', id: 'attack' }],
  ['an id that is an object', { type: '@w3m-app/GET_CHAIN_ID', id: { toString: 'attack' } }],
  ['an id of 10 MB', { type: '@w3m-app/GET_CHAIN_ID', id: 'x'.repeat(10_000_000) }],
])('16. ignores %s', async (_, data) => {
  const frame = new TestFrame()
  frame.deliver(data)
  await pause()

  expect(frame.posted).toHaveLength(1)
})

test.each([
  ['10 MB', { otp: 'x'.repeat(10_000_000) }],
  ['a prototype key', JSON.parse('{"__proto__":{"otp":"123456"},"otp":"123456"}')],
  ['a missing field', {}],
  ['a field of another type', { otp: 123_456 }],
])('18. answers a payload with %s with an error', async (_, payload) => {
  expect(await new TestFrame().call('CONNECT_OTP', payload)).toMatchObject({
    type: '@w3m-frame/CONNECT_OTP_ERROR',
    payload: { code: 'embedded/invalid-request' },
  })
})

test('answers an empty id, which AppKit 1.8 may create, and none', async () => {
  const frame = new TestFrame()
  frame.deliver({ type: '@w3m-app/GET_CHAIN_ID', id: '' })
  frame.deliver({ type: '@w3m-app/GET_CHAIN_ID' })
  await pause()

  const message = { type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 1 } }
  expect(frame.posted.slice(1).map(posted => posted.message)).toEqual([{ ...message, id: '' }, message])
})

test('18. answers each of 1,000 requests, and shows one of them', async () => {
  const frame = new TestFrame()
  await frame.logIn()
  const ids = Array.from({ length: 1000 }, (_, index) => `r${index}`)
  const start = performance.now()
  for (const id of ids) {
    const payload = { method: 'personal_sign', params: ['x'.repeat(10_000), EVM_ADDRESS] }
    frame.deliver({ type: '@w3m-app/RPC_REQUEST', id, payload })
  }
  expect(performance.now() - start).toBeLessThan(1000)
  await frame.untilShown()
  await pause()

  const failed = frame.posted.filter(({ message }) => message.type === '@w3m-frame/RPC_REQUEST_ERROR')
  expect(failed).toHaveLength(995)
  expect(
    failed.every(({ message }) => Reflect.get(Object(message.payload), 'code') === 'embedded/too-many-requests'),
  ).toBe(true)
  expect(frame.screens.shown).toHaveLength(1)
})

test('ignores messages of the page to itself, when no app embeds it', () => {
  const page = { postMessage: () => {} }
  const view = { parent: page, self: page, top: page, ancestorOrigins: undefined, referrer: '' }
  const listeners = { addEventListener: () => {}, removeEventListener: () => {} }
  const guard = new ParentGuard({ ...view, ...listeners }, () => Promise.reject(new Error('not used')))

  expect(guard.isFromParent({ source: page as never, origin: APP })).toBe(false)
})
