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

test('connects an approved wallet and projects its account', async () => {
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

test('prompts the wallet within the microtasks of the click once prefetched', async () => {
  const { wallet, kit } = installed()
  await kit.adapter.prefetch()
  const before = wallet.requests.length
  const connecting = kit.adapter.connect({ connectorId })
  for (let turn = 0; turn < 20 && wallet.requests.length === before; turn += 1) await Promise.resolve()
  expect(wallet.requests.at(before)?.method).toBe('wallet_requestPermissions')
  await connecting
})

test('emits disconnected, connecting and connected once each', async () => {
  const { kit } = installed()
  await kit.adapter.prefetch()
  const before = kit.states.length
  await kit.adapter.connect({ connectorId })
  expect(kit.states.slice(before - 1).map(({ status }) => status)).toEqual(['disconnected', 'connecting', 'connected'])
})

test('rejects a declined connect with a UserRejectedError and connects nothing', async () => {
  const { wallet, kit } = installed()
  wallet.reject('connect')
  await expect(kit.adapter.connect({ connectorId })).rejects.toThrow(UserRejectedError)
  expect(kit.state).toMatchObject({ status: 'disconnected', connections: [], address: undefined })
})

test('rejects with a RequestPendingError while a request is pending in the wallet', async () => {
  const { wallet, kit } = installed()
  wallet.pending('connect')
  await expect(kit.adapter.connect({ connectorId })).rejects.toThrow(RequestPendingError)
  expect(kit.state.status).toBe('disconnected')
})

test('rejects other failures with their code and cause', async () => {
  const { wallet, kit } = installed()
  wallet.fail({ code: -32603, message: 'broken' }, 'connect', 'always')
  await expect(kit.adapter.connect({ connectorId })).rejects.toMatchObject({
    code: 'wallet/connect-failed',
    cause: { code: -32603 },
  })
})

test('rejects with a WalletNotFoundError for a wallet without a provider, or an unknown id', async () => {
  openPage()
  const gone = injected({ target: { id: 'gone', name: 'Gone', provider: () => undefined } })
  const kit = createTestKit([chain.chain], { connectors: [gone] })
  await expect(kit.adapter.connect({ connectorId: 'gone' })).rejects.toThrow(WalletNotFoundError)
  await expect(kit.adapter.connect({ connectorId: 'com.unknown' })).rejects.toThrow(WalletNotFoundError)
  expect(kit.state.status).toBe('disconnected')
})

test('connects one wallet while another hangs, and handles the late answer', async () => {
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

test('keeps a connect pending when the user declines an earlier, abandoned one', async () => {
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

test('leaves `connecting` when the user cancels, and accepts a later approval', async () => {
  const { wallet, kit } = installed()
  wallet.hang('connect')
  const controller = new AbortController()
  const connecting = kit.adapter.connect({ connectorId, signal: controller.signal })
  await expect.poll(() => wallet.requests).not.toEqual([])
  expect(kit.state.status).toBe('connecting')
  controller.abort()
  expect(kit.state.status).toBe('disconnected')
  wallet.release()
  await connecting
  expect(kit.state).toMatchObject({ status: 'connected', activeConnectorId: connectorId })
})

test('keeps the next attempt pending when the previous one is canceled', async () => {
  const { wallet, kit } = installed()
  wallet.hang('connect', 2)
  const controller = new AbortController()
  void kit.adapter.connect({ connectorId, signal: controller.signal }).catch(() => {})
  const second = kit.adapter.connect({ connectorId })
  controller.abort()
  expect(kit.states.map(({ status }) => status)).toEqual(['disconnected', 'connecting'])
  await expect.poll(() => wallet.requests).toHaveLength(2)
  wallet.release()
  await second
  expect(kit.state.status).toBe('connected')
})

test('activates a connected wallet without a request', async () => {
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
  const requestCount = one.requests.length
  await kit.adapter.connect({ connectorId: 'com.one' })
  expect(one.requests).toHaveLength(requestCount)
  expect(kit.state.activeConnectorId).toBe('com.one')
})

test('follows an account change in the wallet', async () => {
  const { wallet, kit } = await connected()
  const second = wallet.accounts[1]
  wallet.switchAccount(1)
  expect(kit.state.address).toBe(second)
})

test('reports an unknown chain unchanged', async () => {
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

test('disconnects a wallet that locks or revokes the permission', async () => {
  const left = await connected()
  left.wallet.disconnect()
  await expect.poll(() => left.kit.state).toMatchObject({ status: 'disconnected', connections: [], address: undefined })
  vi.unstubAllGlobals()
  const locked = await connected()
  locked.wallet.lock()
  await expect.poll(() => locked.kit.state.status).toBe('disconnected')
})

test('activates another account of the same wallet', async () => {
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

test('keeps the active wallet when another one disconnects, and leaves none after disconnecting all', async () => {
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

test('emits no state twice and keeps the identity of unchanged parts', async () => {
  const { wallet, kit } = await connected()
  const response = kit.states.length
  const { connectors } = kit.state
  kit.adapter.wagmiConfig.setState(state => ({ ...state, connections: new Map(state.connections) }))
  wallet.switchAccount(0)
  expect(kit.states).toHaveLength(response)
  wallet.switchAccount(1)
  expect(kit.states).toHaveLength(response + 1)
  expect(kit.state.connectors).toBe(connectors)
})

test('keeps a live connection connected while wagmi connects or reconnects others', async () => {
  const { kit } = await connected()
  for (const status of ['connecting', 'reconnecting'] as const) {
    kit.adapter.wagmiConfig.setState(state => ({ ...state, status }))
    expect(kit.state.status).toBe('connected')
  }
})

test('returns the wallet itself as the provider of a live connection', async () => {
  const { wallet, kit } = await connected()
  expect(await kit.adapter.getProvider(connectorId)).toBe(wallet.provider)
  await expect(kit.adapter.getProvider('com.unknown')).rejects.toMatchObject({ code: 'wallet/not-connected' })
})
