import { ed25519 } from '@noble/curves/ed25519.js'
import { RequestPendingError, UserRejectedError } from '@openappkit/appkit-core'
import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { devnet, mainnet, networkOf } from '../test/networkOf'
import { connected, installed } from '../test/scene'
import { decodeBase58 } from './codec/base58'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
}, 20_000)
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

const connectorId = 'Test Wallet'

test('connects an approved wallet and exposes its accounts', async () => {
  const { wallet, kit } = await installed(chain)
  const [first, second] = wallet.accounts
  const { id } = networkOf(chain)
  expect(await kit.adapter.connect({ connectorId })).toEqual({
    address: first,
    chainId: id,
    accounts: [first, second].map(address => ({ namespace: 'solana', address, type: 'eoa' })),
  })
  expect(kit.state).toMatchObject({
    status: 'connected',
    activeConnectorId: connectorId,
    address: first,
    chainId: id,
    connections: [{ connectorId, caipNetworkId: chain.caipNetworkId, name: 'Test Wallet' }],
  })
})

test('sends the wallet request within the microtasks of the click after a prefetch', async () => {
  const { wallet, kit } = await installed(chain)
  const connecting = kit.adapter.connect({ connectorId })
  for (let turn = 0; turn < 10 && wallet.requests.length === 0; turn += 1) await Promise.resolve()
  expect(wallet.requests.at(0)?.method).toBe('standard:connect')
  await connecting
})

test.each([
  [{ code: 4001 }, UserRejectedError],
  [{ message: 'User rejected the request.' }, UserRejectedError],
  [{ message: 'Transaction cancelled' }, UserRejectedError],
  [{ message: 'Approval Denied' }, UserRejectedError],
  [{ code: -32002 }, RequestPendingError],
])('recognizes a rejection with %j', async (said, expected) => {
  const { wallet, kit } = await installed(chain)
  wallet.fail({ code: -32603, ...said }, 'connect')
  await expect(kit.adapter.connect({ connectorId })).rejects.toThrow(expected)
  expect(kit.state).toMatchObject({ status: 'disconnected', connections: [] })
})

test('keeps the cause of other failures', async () => {
  const { wallet, kit } = await installed(chain)
  wallet.fail({ code: -32603, message: 'broken' }, 'connect')
  await expect(kit.adapter.connect({ connectorId })).rejects.toMatchObject({
    code: 'wallet/connect-failed',
    cause: { message: 'broken' },
  })
})

test('disconnects a wallet that locks, and reconnects it with the same account on unlock', async () => {
  const { wallet, kit } = await connected(chain)
  const [address] = wallet.accounts
  wallet.lock()
  expect(kit.state).toMatchObject({ status: 'disconnected', connections: [] })
  wallet.unlock()
  expect(kit.state).toMatchObject({ status: 'connected', address })
})

test('ignores an unlocked wallet after an explicit disconnect', async () => {
  const { wallet, kit } = await connected(chain)
  await kit.adapter.disconnect()
  wallet.lock()
  wallet.unlock()
  expect(kit.state.status).toBe('disconnected')
})

test('disconnects even if the wallet fails to', async () => {
  const { wallet, kit } = await connected(chain)
  wallet.fail({ code: -32603, message: 'broken' }, 'standard:disconnect')
  await kit.adapter.disconnect()
  expect(kit.state.status).toBe('disconnected')
})

test('disconnects after three seconds if the wallet does not answer', async () => {
  const { wallet, kit } = await connected(chain)
  wallet.hang('standard:disconnect')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const leaving = kit.adapter.disconnect()
    await vi.advanceTimersByTimeAsync(2_999)
    expect(kit.state.status).toBe('connected')
    await vi.advanceTimersByTimeAsync(1)
    await leaving
    expect(kit.state).toMatchObject({ status: 'disconnected', connections: [] })
  } finally {
    vi.useRealTimers()
    wallet.release()
  }
})

test('disconnects a wallet without a disconnect feature only in the app', async () => {
  const { kit } = await connected(chain, { features: ['solana:signTransaction'] })
  await kit.adapter.disconnect({ connectorId })
  expect(kit.state).toMatchObject({ status: 'disconnected', connections: [] })
})

test('signs a message in base58 with a valid signature', async () => {
  const { wallet, kit } = await connected(chain)
  const [, address = ''] = wallet.accounts
  const message = 'Grüße 🌍'
  // The account needn't be the active one.
  const { signature } = await kit.adapter.signMessage({ message, address })
  const [bytes, key] = [decodeBase58(signature), decodeBase58(address)]
  expect(bytes && key && ed25519.verify(bytes, new TextEncoder().encode(message), key)).toBe(true)
})

test('rejects a missing feature by name, without a request', async () => {
  const { wallet, kit } = await connected(chain, { features: ['solana:signTransaction'] })
  const [address = ''] = wallet.accounts
  await expect(kit.adapter.signMessage({ message: 'hi', address })).rejects.toMatchObject({
    code: 'wallet/unsupported',
    message: expect.stringContaining("Test Wallet doesn't support"),
  })
})

test("doesn't offer or switch to a public cluster that the wallet lacks", async () => {
  const { kit } = await connected(
    chain,
    { chains: { [mainnet.caipNetworkId]: { rpcUrl: chain.url } } },
    { networks: [mainnet, devnet] },
  )
  expect(kit.state.connections[0]?.approvedNetworks).toEqual([mainnet.caipNetworkId])
  await expect(kit.adapter.switchNetwork(devnet)).rejects.toMatchObject({ code: 'network/switch-failed' })
  await expect(
    (await kit.adapter.transfers()).sendTransaction({
      to: chain.accounts[1]?.address ?? '',
      value: 1n,
      caipNetwork: devnet,
    }),
  ).rejects.toMatchObject({ code: 'network/mismatch' })
  expect(kit.state.chainId).toBe(mainnet.id)
})

test("starts on the kit's network, or on the wallet's own network if they share none", async () => {
  const both = { [mainnet.caipNetworkId]: { rpcUrl: chain.url }, [devnet.caipNetworkId]: { rpcUrl: chain.url } }
  const chosen = await connected(chain, { chains: both }, { networks: [mainnet, devnet], network: devnet })
  expect(chosen.kit.state.chainId).toBe(devnet.id)
  const foreign = await connected(
    chain,
    { chains: { [mainnet.caipNetworkId]: { rpcUrl: chain.url } } },
    { networks: [devnet] },
  )
  expect(foreign.kit.state.chainId).toBe(mainnet.id)
})

test('passes the CAIP-2 id of a private cluster that the wallet lists', async () => {
  const { wallet, kit } = await connected(chain)
  await (await kit.adapter.transfers()).sendTransaction({
    to: chain.accounts[1]?.address ?? '',
    value: 1_000_000n,
    caipNetwork: networkOf(chain),
  })
  expect(wallet.requests.at(-1)?.params).toMatchObject([{ chain: chain.caipNetworkId }])
})

test('removes listeners from wallet and page with the last kit', async () => {
  const { page, wallet, kit } = await connected(chain)
  expect([page.listenerCount('wallet-standard:register-wallet'), wallet.listenerCount()]).toEqual([1, 1])
  kit.detach()
  expect([page.listenerCount('wallet-standard:register-wallet'), wallet.listenerCount()]).toEqual([0, 0])
})
