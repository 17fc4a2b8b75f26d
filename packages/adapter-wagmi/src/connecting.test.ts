import { RequestPendingError, UserRejectedError, WalletNotFoundError } from '@openappkit/appkit-core'
import type { InjectedWallet } from '@openappkit/testing'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { injected } from '@wagmi/core'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestKit, type TestKit } from '../test/createTestKit'
import { localWallet } from '../test/localWallet'
import { openPage } from '../test/TestPage'

let chain: EvmChain
beforeAll(async () => {
  chain = await startEvmChain()
})
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

const connectorId = 'org.openappkit.test-wallet'

function installed(options: Parameters<typeof localWallet>[1] = {}): {
  readonly wallet: InjectedWallet
  readonly kit: TestKit
} {
  const wallet = localWallet(chain, options)
  wallet.install(openPage())
  return { wallet, kit: createTestKit([chain.chain]) }
}

async function connected(options: Parameters<typeof localWallet>[1] = {}): Promise<ReturnType<typeof installed>> {
  const made = installed(options)
  await made.kit.adapter.connect({ connectorId })
  return made
}

test('an approved connect resolves with the account and projects it', async () => {
  const { wallet, kit } = installed()
  const result = await kit.adapter.connect({ connectorId })
  const [first, second] = wallet.accounts
  expect(result).toEqual({
    address: first,
    chainId: chain.chainId,
    accounts: [first, second].map(address => ({ namespace: 'eip155', address, type: 'eoa' })),
  })
  expect(kit.state).toMatchObject({
    status: 'connected',
    activeConnectorId: connectorId,
    address: first,
    chainId: chain.chainId,
    connections: [{ connectorId, caipNetworkId: `eip155:${chain.chainId}`, name: 'Test Wallet' }],
  })
})

test('the wallet is asked within the microtasks of the click once prefetched', async () => {
  const { wallet, kit } = installed()
  await kit.adapter.prefetch()
  const before = wallet.requests.length
  const connecting = kit.adapter.connect({ connectorId })
  for (let turn = 0; turn < 20 && wallet.requests.length === before; turn += 1) await Promise.resolve()
  expect(wallet.requests.at(before)?.method).toBe('wallet_requestPermissions')
  await connecting
})

test('the status goes from disconnected over connecting to connected, each told once', async () => {
  const { kit } = installed()
  await kit.adapter.prefetch()
  const before = kit.states.length
  await kit.adapter.connect({ connectorId })
  expect(kit.states.slice(before - 1).map(({ status }) => status)).toEqual(['disconnected', 'connecting', 'connected'])
})

test('a declined connect is a UserRejectedError and leaves nothing connected', async () => {
  const { wallet, kit } = installed()
  wallet.reject('connect')
  await expect(kit.adapter.connect({ connectorId })).rejects.toThrow(UserRejectedError)
  expect(kit.state).toMatchObject({ status: 'disconnected', connections: [], address: undefined })
})

test('a request that waits in the wallet is a RequestPendingError', async () => {
  const { wallet, kit } = installed()
  wallet.pending('connect')
  await expect(kit.adapter.connect({ connectorId })).rejects.toThrow(RequestPendingError)
  expect(kit.state.status).toBe('disconnected')
})

test('any other failure carries its code and its cause', async () => {
  const { wallet, kit } = installed()
  wallet.fail({ code: -32603, message: 'broken' }, 'connect', 'always')
  await expect(kit.adapter.connect({ connectorId })).rejects.toMatchObject({
    code: 'wallet/connect-failed',
    cause: { code: -32603 },
  })
})

test('a wallet without provider, or an id that nobody has, is a WalletNotFoundError', async () => {
  openPage()
  const gone = injected({ target: { id: 'gone', name: 'Gone', provider: () => undefined } })
  const kit = createTestKit([chain.chain], { connectors: [gone] })
  await expect(kit.adapter.connect({ connectorId: 'gone' })).rejects.toThrow(WalletNotFoundError)
  await expect(kit.adapter.connect({ connectorId: 'com.unknown' })).rejects.toThrow(WalletNotFoundError)
  expect(kit.state.status).toBe('disconnected')
})

test('while one connect hangs another can succeed, and its late answer changes nothing that is wrong', async () => {
  const { wallet, kit } = installed()
  wallet.hang('connect')
  const abandoned = kit.adapter.connect({ connectorId })
  await expect.poll(() => kit.state.status).toBe('connecting')
  await kit.adapter.connect({ connectorId })
  expect(kit.state.status).toBe('connected')

  wallet.release()
  await abandoned
  expect(kit.state).toMatchObject({ status: 'connected', activeConnectorId: connectorId })
  expect(kit.state.connections).toHaveLength(1)
})

test('an abandoned connect that is declined late does not end the one that is asking', async () => {
  const page = openPage()
  const one = localWallet(chain, { rdns: 'com.one' })
  const two = localWallet(chain, { rdns: 'com.two' })
  for (const wallet of [one, two]) {
    wallet.install(page)
    wallet.hang('connect')
  }
  const kit = createTestKit([chain.chain])
  const abandoned = kit.adapter.connect({ connectorId: 'com.one' })
  await expect.poll(() => one.requests).not.toEqual([])
  const asking = kit.adapter.connect({ connectorId: 'com.two' })
  await expect.poll(() => two.requests).not.toEqual([])
  one.release('reject')
  await expect(abandoned).rejects.toThrow(UserRejectedError)
  expect(kit.state.status).toBe('connecting')
  two.release()
  await asking
  expect(kit.state).toMatchObject({ status: 'connected', activeConnectorId: 'com.two' })
})

test('a connect that the visitor gave up is not `connecting` any more, and an approval that comes later still counts', async () => {
  const { wallet, kit } = installed()
  wallet.hang('connect')
  const visitor = new AbortController()
  const connecting = kit.adapter.connect({ connectorId, signal: visitor.signal })
  await expect.poll(() => wallet.requests).not.toEqual([])
  expect(kit.state.status).toBe('connecting')
  visitor.abort()
  expect(kit.state.status).toBe('disconnected')
  wallet.release()
  await connecting
  expect(kit.state).toMatchObject({ status: 'connected', activeConnectorId: connectorId })
})

test('giving up an attempt does not end the one after it', async () => {
  const { wallet, kit } = installed()
  wallet.hang('connect', 2)
  const visitor = new AbortController()
  void kit.adapter.connect({ connectorId, signal: visitor.signal }).catch(() => {})
  const second = kit.adapter.connect({ connectorId })
  visitor.abort()
  expect(kit.states.map(({ status }) => status)).toEqual(['disconnected', 'connecting'])
  await expect.poll(() => wallet.requests).toHaveLength(2)
  wallet.release()
  await second
  expect(kit.state.status).toBe('connected')
})

test('connecting a connected wallet again asks nothing and makes it the active one', async () => {
  const page = openPage()
  const one = localWallet(chain, { rdns: 'com.one' })
  const two = localWallet(chain, { rdns: 'com.two' })
  one.install(page)
  two.install(page)
  const kit = createTestKit([chain.chain])
  await kit.adapter.connect({ connectorId: 'com.one' })
  await kit.adapter.connect({ connectorId: 'com.two' })
  expect(kit.state).toMatchObject({
    activeConnectorId: 'com.two',
    connections: [{ connectorId: 'com.one' }, { connectorId: 'com.two' }],
  })
  const asked = one.requests.length
  await kit.adapter.connect({ connectorId: 'com.one' })
  expect(one.requests).toHaveLength(asked)
  expect(kit.state.activeConnectorId).toBe('com.one')
})

test('an account that is chosen in the wallet becomes the active one', async () => {
  const { wallet, kit } = await connected()
  const second = wallet.accounts[1]
  wallet.switchAccount(1)
  expect(kit.state.address).toBe(second)
})

test('a chain that the kit does not know is told as it is', async () => {
  const { wallet, kit } = await connected({
    chains: { [chain.chainId]: { rpcUrl: chain.url }, 4242: { rpcUrl: chain.url } },
  })
  wallet.switchChain(4242)
  expect(kit.state).toMatchObject({
    status: 'connected',
    chainId: 4242,
    connections: [{ caipNetworkId: 'eip155:4242' }],
  })
})

test('a wallet that takes its permission back, or is locked, is disconnected', async () => {
  const left = await connected()
  left.wallet.disconnect()
  await expect.poll(() => left.kit.state).toMatchObject({ status: 'disconnected', connections: [], address: undefined })
  vi.unstubAllGlobals()
  const locked = await connected()
  locked.wallet.lock()
  await expect.poll(() => locked.kit.state.status).toBe('disconnected')
})

test('another account of the same wallet can be made active', async () => {
  const { wallet, kit } = await connected()
  const [first, second] = wallet.accounts
  await kit.adapter.switchConnection({ connectorId, address: second?.toLowerCase() ?? '' })
  expect(kit.state.address).toBe(second)
  expect(kit.state.connections[0]?.accounts.map(({ address }) => address)).toEqual([second, first])
  await expect(
    kit.adapter.switchConnection({ connectorId, address: '0x0000000000000000000000000000000000000001' }),
  ).rejects.toMatchObject({ code: 'wallet/account-not-shared' })
  await expect(kit.adapter.switchConnection({ connectorId: 'com.unknown' })).rejects.toMatchObject({
    code: 'wallet/not-connected',
  })
})

test('disconnecting one wallet keeps the active one active, disconnecting all leaves none', async () => {
  const page = openPage()
  for (const rdns of ['com.one', 'com.two', 'com.three']) localWallet(chain, { rdns }).install(page)
  const kit = createTestKit([chain.chain])
  for (const id of ['com.one', 'com.two', 'com.three']) await kit.adapter.connect({ connectorId: id })
  await kit.adapter.disconnect({ connectorId: 'com.two' })
  expect(kit.state.activeConnectorId).toBe('com.three')
  expect(kit.states.slice(-2).map(({ activeConnectorId }) => activeConnectorId)).toEqual(['com.three', 'com.three'])
  await kit.adapter.disconnect()
  expect(kit.state).toMatchObject({ status: 'disconnected', connections: [], activeConnectorId: undefined })
})

test('nothing is told twice, and what did not change keeps its identity', async () => {
  const { wallet, kit } = await connected()
  const told = kit.states.length
  const { connectors } = kit.state
  kit.adapter.wagmiConfig.setState(state => ({ ...state, connections: new Map(state.connections) }))
  wallet.switchAccount(0)
  expect(kit.states).toHaveLength(told)
  wallet.switchAccount(1)
  expect(kit.states).toHaveLength(told + 1)
  expect(kit.state.connectors).toBe(connectors)
})

test('a live connection stays connected while wagmi connects or reconnects others', async () => {
  const { kit } = await connected()
  for (const status of ['connecting', 'reconnecting'] as const) {
    kit.adapter.wagmiConfig.setState(state => ({ ...state, status }))
    expect(kit.state.status).toBe('connected')
  }
})

test('the provider of a live connection is the wallet itself', async () => {
  const { wallet, kit } = await connected()
  expect(await kit.adapter.getProvider(connectorId)).toBe(wallet.provider)
  await expect(kit.adapter.getProvider('com.unknown')).rejects.toMatchObject({ code: 'wallet/not-connected' })
})
