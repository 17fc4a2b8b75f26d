import { expect, test } from 'vitest'
import { ProviderRpcError } from '../wallet/ProviderRpcError'
import { Outbox } from './Outbox'
import { Sessions } from './Sessions'
import type { NamespaceCall, WalletNamespace } from './WalletNamespace'

const icons = ['', 'https://dapp.invalid/icon.png']
const metadata = { name: 'Dapp', description: 'A dapp', url: 'https://dapp.invalid', icons }
const events = ['accountsChanged', 'chainChanged']

/** Creates a session that shares Alice's account on two chains, and a wallet that also has Bob's. */
function open(request: (call: NamespaceCall) => Promise<unknown> = async () => 'done', listensTo = events) {
  const sent: unknown[] = []
  const session = {
    topic: 'topic',
    expiry: 1,
    peer: { metadata },
    namespaces: {
      eip155: {
        chains: ['eip155:1', 'eip155:10'],
        accounts: ['eip155:1:0xAlice', 'eip155:10:0xAlice'],
        methods: [],
        events: listensTo,
      },
    },
  }
  const active: Record<string, typeof session> = { topic: session }
  const record = (name: string) => async (params: object) => void sent.push({ name, ...params })
  const kit = {
    getActiveSessions: () => active,
    respondSessionRequest: record('respond'),
    updateSession: record('update'),
    emitSessionEvent: record('emit'),
  }
  const namespace = {
    name: 'eip155',
    chains: ['eip155:10', 'eip155:1', 'eip155:137'],
    addressesOn: () => ['0xBob', '0xAlice'],
    request,
  } as Partial<WalletNamespace> as WalletNamespace
  const outbox = new Outbox()
  const sessions = new Sessions(kit as never, [namespace], outbox)
  const ask = (chainId = 'eip155:1') =>
    sessions.answer({
      id: 1,
      topic: 'topic',
      params: { chainId, request: { method: 'eth_call', params: [] } },
    } as never)
  return { sessions, namespace, sent, active, ask }
}

test.each([
  ['a value', async () => '0x1', { result: '0x1' }],
  ['nothing', async () => undefined, { result: null }],
  ['a refusal', () => Promise.reject(new ProviderRpcError(4001, 'no')), { error: { code: 4001, message: 'no' } }],
  [
    'an error with data',
    () => Promise.reject(new ProviderRpcError(3, 'reverted', '0x08')),
    { error: { code: 3, message: 'reverted', data: '0x08' } },
  ],
  ['a crash', () => Promise.reject(new TypeError('oops')), { error: { code: -32603, message: 'TypeError: oops' } }],
])('responds to a request that results in %s', async (_, request, answer) => {
  const { ask, sent } = open(request)
  await ask()
  expect(sent).toEqual([{ name: 'respond', topic: 'topic', response: { id: 1, jsonrpc: '2.0', ...answer } }])
})

test("rejects a request for an unsupported namespace with the protocol's error", async () => {
  const { ask, sent } = open()
  await ask('cosmos:hub')
  expect(sent).toMatchObject([{ response: { error: { code: 5104 } } }])
})

test('a request reaches its namespace with the requesting app, without empty icons', async () => {
  const calls: NamespaceCall[] = []
  const { ask, sessions } = open(async call => calls.push(call))
  await ask()
  const dapp = { ...metadata, icons: ['https://dapp.invalid/icon.png'] }
  expect(calls).toEqual([{ method: 'eth_call', params: [], chain: 'eip155:1', dapp }])
  expect(sessions.all()).toMatchObject([{ topic: 'topic', dapp }])
})

test('an app that ended its session during the prompt gets no response', async () => {
  const { ask, sent, active } = open(async () => Reflect.deleteProperty(active, 'topic'))
  await ask()
  expect(sent).toEqual([])
})

test('switching to a new chain adds it to the session and announces it', async () => {
  const { sessions, namespace, sent } = open()
  await sessions.notify(namespace, { type: 'chain', chain: 'eip155:137' })
  expect(sent).toMatchObject([
    {
      name: 'update',
      namespaces: {
        eip155: {
          chains: ['eip155:1', 'eip155:10', 'eip155:137'],
          accounts: ['eip155:1:0xAlice', 'eip155:10:0xAlice', 'eip155:137:0xAlice'],
        },
      },
    },
    { name: 'emit', event: { name: 'chainChanged', data: 137 }, chainId: 'eip155:137' },
  ])
})

test('switching to a chain in the session announces it without an update', async () => {
  const { sessions, namespace, sent } = open()
  await sessions.notify(namespace, { type: 'chain', chain: 'eip155:10' })
  expect(sent).toMatchObject([{ name: 'emit', event: { name: 'chainChanged', data: 10 } }])
})

test('selecting an unshared account shares it, first in the list, and announces it on the current chain', async () => {
  const { sessions, namespace, sent } = open()
  await sessions.notify(namespace, { type: 'accounts' })
  expect(sent).toMatchObject([
    {
      name: 'update',
      namespaces: {
        eip155: {
          accounts: ['eip155:1:0xBob', 'eip155:1:0xAlice', 'eip155:10:0xBob', 'eip155:10:0xAlice'],
        },
      },
    },
    { name: 'emit', event: { name: 'accountsChanged', data: ['0xBob', '0xAlice'] }, chainId: 'eip155:10' },
  ])
})

test("updates a session without the event, but doesn't send the event", async () => {
  const { sessions, namespace, sent } = open(undefined, [])
  await sessions.notify(namespace, { type: 'accounts' })
  expect(sent).toMatchObject([{ name: 'update' }])
})

test('a session without the namespace gets no event', async () => {
  const { sessions, sent } = open()
  await sessions.notify({ ...open().namespace, name: 'solana' }, { type: 'accounts' })
  expect(sent).toEqual([])
})

test('the error names a topic without a session', () => {
  const { sessions } = open()
  expect(sessions.topics(undefined)).toEqual(['topic'])
  expect(sessions.topics('topic')).toEqual(['topic'])
  expect(() => sessions.topics('other')).toThrow('The wallet has no session other.')
})
