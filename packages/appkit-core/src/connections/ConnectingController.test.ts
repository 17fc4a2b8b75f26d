import { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { base } from '../../test/networks'
import type { CaipNetwork } from '../caip/CaipNetwork'
import { RequestPendingError, UserRejectedError, WalletNotFoundError } from '../errors/walletErrors'
import { EventsController } from '../events/EventsController'
import { decline, hang } from '../testing/answers'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { scriptedAddress } from '../testing/scriptedAddress'
import { ConnectingController } from './ConnectingController'

const request = { connectorId: 'io.one', namespace: 'eip155', name: 'One' } as const

function createConnecting(chosen?: CaipNetwork) {
  const adapter = createAdapter()
  const events = new EventsController(new ScriptedEnvironment())
  const received: string[] = []
  events.subscribe(({ data }) => received.push(data.event))
  const context = { adapter: () => adapter, chosenNetwork: () => chosen }
  return { connecting: new ConnectingController(context, events), adapter, received, events }
}

test('prompts the wallet synchronously within the click', () => {
  const { connecting, adapter } = createConnecting()
  expect(connecting.state.value).toEqual({ status: 'idle' })
  void connecting.request(request)
  expect(adapter.requests).toEqual(['connect io.one'])
  expect(connecting.state.value).toEqual({ status: 'requesting', connectorId: 'io.one' })
})

test('resolves with the account once the wallet approves', async () => {
  const { connecting, received } = createConnecting()
  await expect(connecting.request(request)).resolves.toMatchObject({ address: scriptedAddress('io.one') })
  expect(connecting.state.value).toEqual({ status: 'connected', connectorId: 'io.one' })
  expect(received).toEqual(['CONNECT_SUCCESS'])
})

test('reports how the user connected', async () => {
  const { connecting, events } = createConnecting()
  const methods: unknown[] = []
  events.subscribe(({ data }) => methods.push(data.event === 'CONNECT_SUCCESS' && data.properties.method))
  await connecting.request(request)
  await connecting.request({ ...request, method: 'email' })
  expect(methods).toEqual(['browser', 'email'])
})

test('connects on the network that the user chose before', async () => {
  const { connecting, adapter } = createConnecting(base)
  await connecting.request(request)
  expect(adapter.requests).toEqual(['connect io.one on eip155:8453'])
})

const pending = Object.assign(new Error('already pending'), { code: -32002 })
test.each([
  ['declined', () => decline(), 'declined', UserRejectedError],
  [
    'declined, in the cause',
    () => Promise.reject(new Error('wrapped', { cause: { code: 4001 } })),
    'declined',
    UserRejectedError,
  ],
  ['already pending', () => Promise.reject(pending), 'pendingInWallet', RequestPendingError],
  ['not installed', () => Promise.reject(new WalletNotFoundError('One')), 'notInstalled', WalletNotFoundError],
  ['failed', () => Promise.reject(new Error('boom')), 'failed', AppKitError],
  ['failed without an Error', () => Promise.reject('boom'), 'failed', AppKitError],
] as const)('sets a distinct status and error: %s', async (_, answer, status, type) => {
  const { connecting, adapter, received } = createConnecting()
  adapter.answer = answer
  await expect(connecting.request(request)).rejects.toBeInstanceOf(type)
  expect(connecting.state.value).toMatchObject({ status, connectorId: 'io.one' })
  expect(received).toEqual(['CONNECT_ERROR'])
})

test('wraps an unknown error with a code and its cause', async () => {
  const { connecting, adapter } = createConnecting()
  const broken = new Error('boom')
  const declined = Object.assign(new Error('no'), { code: 4001 })
  for (const [cause, code] of [
    [broken, 'connect/failed'],
    [declined, 'wallet/rejected'],
    [pending, 'wallet/request-pending'],
  ] as const) {
    adapter.answer = () => Promise.reject(cause)
    await expect(connecting.request(request)).rejects.toMatchObject({ cause, code })
  }
})

test('tracks which wallet connected and why one failed', async () => {
  const { connecting, adapter, events } = createConnecting()
  const properties: unknown[] = []
  events.subscribe(({ data }) => properties.push('properties' in data ? data.properties : undefined))
  await connecting.request(request)
  adapter.answer = () => Promise.reject(new Error('boom'))
  await connecting.request(request).catch(() => {})
  expect(properties).toMatchObject([{ method: 'browser', name: 'One' }, { message: 'Failed to connect' }])
})

test('allows another attempt after the user declines', async () => {
  const { connecting, adapter } = createConnecting()
  adapter.answer = decline
  await connecting.request(request).catch(() => {})
  adapter.answer = async () => {}
  await connecting.request(request)
  expect(connecting.state.value.status).toBe('connected')
})

test.each([
  ['declined', decline],
  ['approved', async () => {}],
])('ignores an abandoned attempt that is %s late', async (_, outcome) => {
  const { connecting, adapter } = createConnecting()
  let answerFirst = () => {}
  adapter.answer = () => new Promise<void>(resolve => void (answerFirst = resolve)).then(outcome)
  const first = connecting.request(request).catch(() => {})
  adapter.answer = hang
  void connecting.request({ ...request, connectorId: 'io.two' })
  answerFirst()
  await first
  expect(connecting.state.value).toEqual({ status: 'requesting', connectorId: 'io.two' })
})

test('clears the outcome and abandons the attempt on reset', async () => {
  const { connecting, adapter } = createConnecting()
  let answer = () => {}
  adapter.answer = () => new Promise<void>(resolve => void (answer = resolve))
  const attempt = connecting.request(request)
  connecting.reset()
  answer()
  await expect(attempt).resolves.toBeDefined()
  expect(connecting.state.value).toEqual({ status: 'idle' })
})

test('connects even if an event listener of the app throws', async () => {
  const { connecting, events } = createConnecting()
  events.subscribe(() => {
    throw new Error('host mistake')
  })
  await connecting.request(request)
  expect(connecting.state.value.status).toBe('connected')
})

test('aborts attempts that a retry or reset abandoned, but not the latest one', () => {
  const { connecting, adapter } = createConnecting()
  const signals: (AbortSignal | undefined)[] = []
  const { connect } = adapter
  adapter.connect = parameters => {
    signals.push(parameters.signal)
    return connect.call(adapter, parameters)
  }
  adapter.answer = hang
  const aborted = () => signals.map(signal => signal?.aborted)
  void connecting.request(request)
  expect(aborted()).toEqual([false])
  void connecting.request(request)
  expect(aborted()).toEqual([true, false])
  connecting.reset()
  expect(aborted()).toEqual([true, true])
})

test('starts the retry before it aborts the previous attempt, so the adapter never shows `disconnected`', () => {
  const { connecting, adapter } = createConnecting()
  adapter.answer = hang
  const order: string[] = []
  adapter.connect = ({ signal }) => {
    order.push('asked')
    signal?.addEventListener('abort', () => order.push('given up'))
    return new Promise(() => {})
  }
  void connecting.request(request)
  void connecting.request(request)
  expect(order).toEqual(['asked', 'asked', 'given up'])
})
