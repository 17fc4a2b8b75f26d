import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { createWalletConnectWallet } from '@openappkit/testing/walletconnect'
import { type Cloud, startCloud } from '@openappkit/testing-cloud'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWalletConnectKit, type WalletConnectKit } from '../test/createWalletConnectKit'

let chain: EvmChain
let cloud: Cloud
const open: { destroy(): unknown }[] = []
const unhandled: string[] = []
const keep = (reason: unknown) => void unhandled.push(String(reason))

beforeAll(async () => {
  chain = await startEvmChain()
  cloud = await startCloud()
}, 30_000)
afterAll(() => Promise.all([chain.stop(), cloud.stop()]))
beforeEach(() => void process.on('unhandledRejection', keep))
afterEach(async () => {
  process.off('unhandledRejection', keep)
  unhandled.length = 0
  await Promise.all(open.splice(0).map(one => one.destroy()))
})

async function connected(): Promise<{ kit: WalletConnectKit['kit']; library: Library }> {
  const wallet = await createWalletConnectWallet({
    relayUrl: cloud.relayUrl,
    accounts: [chain.accounts[0]],
    chains: { [chain.chainId]: { rpcUrl: chain.url } },
  })
  open.push(wallet)
  const { kit, scan } = await createWalletConnectKit([chain.chain], cloud.url, undefined, {
    projectId: cloud.projectId,
  })
  open.push(kit)
  await scan(wallet)
  const { provider } = (await kit.walletConnect?.load()) ?? {}
  return { kit, library: (provider as { readonly client: Library }).client }
}

/** Part of the library that receives a wallet's messages. */
interface Library {
  readonly core: {
    readonly crypto: { encode(topic: string, payload: object): Promise<string> }
    readonly relayer: { readonly events: { emit(name: 'relayer_message', message: object): void } }
  }
  readonly session: { getAll(): readonly { readonly topic: string }[] }
  on(event: 'session_delete', listener: () => void): void
}

interface WalletMessage {
  readonly method: string
  readonly params: object
}

const ends: WalletMessage = { method: 'wc_sessionDelete', params: { code: 6000, message: 'User disconnected.' } }
const chainChanged = (chainId: number): WalletMessage => ({
  method: 'wc_sessionEvent',
  params: { event: { name: 'chainChanged', data: chainId }, chainId: `eip155:${chainId}` },
})

/** Delivers all messages to the library before it answers the first. */
async function receive({ core, session }: Library, messages: readonly WalletMessage[]): Promise<void> {
  const [{ topic } = { topic: '' }] = session.getAll()
  const requests = messages.map((message, index) => ({ id: Date.now() * 1_000 + index, jsonrpc: '2.0', ...message }))
  const sealed = await Promise.all(requests.map(request => core.crypto.encode(topic, request)))
  for (const message of sealed)
    core.relayer.events.emit('relayer_message', { topic, message, publishedAt: Date.now(), transportType: 'relay' })
}

test.each<[string, WalletMessage]>([
  ['ends it again', ends],
  ['announces another chain', chainChanged(1)],
  ['extends it', { method: 'wc_sessionExtend', params: {} }],
  ['pings it', { method: 'wc_sessionPing', params: {} }],
  ['updates it', { method: 'wc_sessionUpdate', params: { namespaces: {} } }],
])('causes no unhandled rejection when a wallet ends its session and then %s', async (_, late) => {
  const { kit, library } = await connected()
  await receive(library, [ends, late])
  await expect.poll(() => kit.getAccount().status).toBe('disconnected')
  // A second ending would wait for the next published message.
  library.core.relayer.events.emit('relayer_publish' as 'relayer_message', {})
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(unhandled).toEqual([])
})

test('causes no unhandled rejection when a wallet announces a chain outside its session', async () => {
  const { kit, library } = await connected()
  await receive(library, [chainChanged(424_242)])
  await new Promise(resolve => setTimeout(resolve, 100))
  expect([kit.getAccount().status, unhandled]).toEqual(['connected', []])
})

test('ignores an update that the protocol forbids', async () => {
  const { kit, library } = await connected()
  const before = library.session.getAll()
  await receive(library, [{ method: 'wc_sessionUpdate', params: { namespaces: { eip155: { accounts: 'none' } } } }])
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(library.session.getAll()).toEqual(before)
  expect([kit.getAccount().status, unhandled]).toEqual(['connected', []])
})
