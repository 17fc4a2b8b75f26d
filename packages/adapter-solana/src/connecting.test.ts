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

test('an approved connect resolves with the accounts and projects them', async () => {
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

test('the wallet is asked within the microtasks of the click once prefetched', async () => {
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
])('a wallet that says %j is understood', async (said, expected) => {
  const { wallet, kit } = await installed(chain)
  wallet.fail({ code: -32603, ...said }, 'connect')
  await expect(kit.adapter.connect({ connectorId })).rejects.toThrow(expected)
  expect(kit.state).toMatchObject({ status: 'disconnected', connections: [] })
})

test('any other failure keeps its cause', async () => {
  const { wallet, kit } = await installed(chain)
  wallet.fail({ code: -32603, message: 'broken' }, 'connect')
  await expect(kit.adapter.connect({ connectorId })).rejects.toMatchObject({
    code: 'wallet/connect-failed',
    cause: { message: 'broken' },
  })
})

test('a wallet that locks is disconnected, and connected again with the same account once it is open', async () => {
  const { wallet, kit } = await connected(chain)
  const [address] = wallet.accounts
  wallet.lock()
  expect(kit.state).toMatchObject({ status: 'disconnected', connections: [] })
  wallet.unlock()
  expect(kit.state).toMatchObject({ status: 'connected', address })
})

test('after an explicit disconnect the wallet is not heard: unlocking connects nobody', async () => {
  const { wallet, kit } = await connected(chain)
  await kit.adapter.disconnect()
  wallet.lock()
  wallet.unlock()
  expect(kit.state.status).toBe('disconnected')
})

test('a disconnect that the wallet fails at ends the connection all the same', async () => {
  const { wallet, kit } = await connected(chain)
  wallet.fail({ code: -32603, message: 'broken' }, 'standard:disconnect')
  await kit.adapter.disconnect()
  expect(kit.state.status).toBe('disconnected')
})

test('a wallet that does not answer a disconnect is left after three seconds', async () => {
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

test('a wallet without disconnect is left by the page alone', async () => {
  const { kit } = await connected(chain, { features: ['solana:signTransaction'] })
  await kit.adapter.disconnect({ connectorId })
  expect(kit.state).toMatchObject({ status: 'disconnected', connections: [] })
})

test('a message is signed in base58, as the chain’s own curve verifies it', async () => {
  const { wallet, kit } = await connected(chain)
  const [, address = ''] = wallet.accounts
  const message = 'Grüße 🌍'
  // The account needn't be the active one.
  const { signature } = await kit.adapter.signMessage({ message, address })
  const [bytes, key] = [decodeBase58(signature), decodeBase58(address)]
  expect(bytes && key && ed25519.verify(bytes, new TextEncoder().encode(message), key)).toBe(true)
})

test('what a wallet can’t do is said by name, and asked of nobody', async () => {
  const { wallet, kit } = await connected(chain, { features: ['solana:signTransaction'] })
  const [address = ''] = wallet.accounts
  await expect(kit.adapter.signMessage({ message: 'hi', address })).rejects.toMatchObject({
    code: 'wallet/unsupported',
    message: expect.stringContaining('Test Wallet does not support'),
  })
})

test('a public cluster that the wallet doesn’t list can’t be switched to, and isn’t offered', async () => {
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

test('the network to begin with is the one that the kit says, and without a common one the wallet’s own', async () => {
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

test('a cluster of one’s own is the wallet’s local one where it has no other name for it', async () => {
  const { wallet, kit } = await connected(chain)
  await (await kit.adapter.transfers()).sendTransaction({
    to: chain.accounts[1]?.address ?? '',
    value: 1_000_000n,
    caipNetwork: networkOf(chain),
  })
  expect(wallet.requests.at(-1)?.params).toMatchObject([{ chain: chain.caipNetworkId }])
})

test('listeners of the wallet and the page are taken off with the last kit', async () => {
  const { page, wallet, kit } = await connected(chain)
  expect([page.listenerCount('wallet-standard:register-wallet'), wallet.listenerCount()]).toEqual([1, 1])
  kit.detach()
  expect([page.listenerCount('wallet-standard:register-wallet'), wallet.listenerCount()]).toEqual([0, 0])
})
