import type { InjectedWallet } from '@openappkit/testing'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { connect, disconnect, reconnect } from '@wagmi/core'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestKit, memoryStorage, type TestKit } from '../test/createTestKit'
import { localWallet } from '../test/localWallet'
import { openPage } from '../test/TestPage'

let chain: EvmChain
beforeAll(async () => {
  chain = await startEvmChain()
})
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

const connectorId = 'org.openappkit.test-wallet'
const legacy = { legacy: true, announceAfter: 'manual' } as const

/** Waits for all effects of a wallet's event. */
const settle = () => new Promise(resolve => setTimeout(resolve, 30))

/** Returns wagmi's storage after a visit that ended connected. */
async function visit(): Promise<Map<string, string>> {
  const entries = new Map<string, string>()
  localWallet(chain).install(openPage())
  const kit = createTestKit([chain.chain], { storage: memoryStorage(entries) })
  await kit.adapter.connect({ connectorId })
  kit.detach()
  vi.unstubAllGlobals()
  return entries
}

async function twoKits(options: Parameters<typeof localWallet>[1] = {}): Promise<{
  readonly wallet: InjectedWallet
  readonly one: TestKit
  readonly two: TestKit
}> {
  const wallet = localWallet(chain, options)
  wallet.install(openPage())
  const [one, two] = [createTestKit([chain.chain]), createTestKit([chain.chain])]
  await Promise.all([one.adapter.prefetch(), two.adapter.prefetch()])
  return { wallet, one, two }
}

test.each([
  ['announced', {}, connectorId],
  ['not announced', legacy, 'injected'],
] as const)('connects only the kit that requested it, to a wallet that is %s', async (_, options, id) => {
  const { wallet, one, two } = await twoKits(options)
  await one.adapter.connect({ connectorId: id })
  wallet.switchAccount(1)
  await settle()
  expect(one.state).toMatchObject({ status: 'connected', address: chain.accounts[1]?.address })
  expect(new Set(two.states.map(({ status }) => status))).toEqual(new Set(['disconnected']))
  expect(two.adapter.wagmiConfig.state.connections.size).toBe(0)
})

test('keeps a wallet disconnected here when another kit connects it', async () => {
  const { one, two } = await twoKits()
  await two.adapter.connect({ connectorId })
  await two.adapter.disconnect()
  await one.adapter.connect({ connectorId })
  await settle()
  expect([one.state.status, two.state.status]).toEqual(['connected', 'disconnected'])
})

test('reconnects a locked wallet on unlock, in the kits that had connected it', async () => {
  const { wallet, one, two } = await twoKits()
  await Promise.all([one.adapter.reconnect(), two.adapter.reconnect()])
  await one.adapter.connect({ connectorId })
  const requestCount = wallet.requests.length
  wallet.lock()
  await expect.poll(() => one.state.status).toBe('disconnected')
  await settle()
  // A wallet that just disconnected receives no request.
  expect(wallet.requests).toHaveLength(requestCount)
  wallet.unlock()
  await expect.poll(() => one.state.status).toBe('connected')
  await settle()
  expect(two.state.status).toBe('disconnected')
})

test('reconnects an offline wallet when it is back online', async () => {
  const { wallet, one } = await twoKits()
  await one.adapter.connect({ connectorId })
  wallet.goOffline()
  await expect.poll(() => one.state.status).toBe('disconnected')
  wallet.goOnline()
  await expect.poll(() => one.state.status).toBe('connected')
})

test('ignores a wallet that emits a connection before any request', async () => {
  const { wallet, one } = await twoKits({ authorized: true })
  wallet.goOffline()
  wallet.goOnline()
  wallet.switchAccount(1)
  await settle()
  expect(new Set(one.states.map(({ status }) => status))).toEqual(new Set(['disconnected']))
  expect([wallet.listenerCount(), wallet.requests.length]).toEqual([0, 0])
})

test.each(['the kit', 'wagmi'])('reconnects no wallet on its events after a disconnect through %s', async through => {
  const { wallet, one } = await twoKits()
  await one.adapter.connect({ connectorId })
  const { wagmiConfig } = one.adapter
  if (through === 'wagmi') await disconnect(wagmiConfig)
  else await one.adapter.disconnect({ connectorId })
  // Another kit could have requested this permission.
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  wallet.switchAccount(1)
  wallet.goOffline()
  wallet.goOnline()
  await settle()
  expect(one.state).toMatchObject({ status: 'disconnected', connections: [] })
})

test("treats a connect through wagmi's own action like the kit's", async () => {
  const { wallet, one } = await twoKits()
  const { wagmiConfig } = one.adapter
  const connector = wagmiConfig.connectors.find(({ id }) => id === connectorId)
  if (!connector) throw new Error('The wallet announced itself.')
  await connect(wagmiConfig, { connector })
  wallet.lock()
  await expect.poll(() => one.state.status).toBe('disconnected')
  wallet.unlock()
  await expect.poll(() => one.state.status).toBe('connected')
})

test.each(['the kit', 'wagmi'])(
  'connects a wallet that %s remembers and that was locked on load, once it is unlocked',
  async by => {
    const entries = await visit()
    const wallet = localWallet(chain, { authorized: true, locked: true })
    wallet.install(openPage())
    const kit =
      by === 'wagmi'
        ? createTestKit([chain.chain], { storage: memoryStorage(entries) })
        : createTestKit([chain.chain], {}, { storedConnectorIds: [connectorId] })
    const thirdParty = createTestKit([chain.chain])
    await Promise.all([kit.adapter.reconnect(), thirdParty.adapter.reconnect()])
    expect(kit.state.status).toBe('disconnected')
    wallet.unlock()
    await expect.poll(() => kit.state.status).toBe('connected')
    await settle()
    expect(thirdParty.state.status).toBe('disconnected')
  },
)

test("limits wagmi's own reconnect to wallets that were connected here", async () => {
  const entries = await visit()
  localWallet(chain, { authorized: true }).install(openPage())
  const thirdParty = createTestKit([chain.chain])
  await thirdParty.adapter.prefetch()
  expect(await reconnect(thirdParty.adapter.wagmiConfig)).toEqual([])
  const kit = createTestKit([chain.chain], { storage: memoryStorage(entries) }, { wallets: { reconnect: false } })
  await kit.adapter.prefetch()
  await expect.poll(() => kit.adapter.wagmiConfig.state.connections.size).toBe(1)
  expect(await reconnect(kit.adapter.wagmiConfig)).toHaveLength(1)
})
