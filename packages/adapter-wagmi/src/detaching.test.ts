import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { createConfig, http, hydrate, injected } from '@wagmi/core'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { attachTestKit, createTestKit } from '../test/createTestKit'
import { localWallet } from '../test/localWallet'
import { openPage } from '../test/TestPage'
import { WagmiAdapter } from './WagmiAdapter'

let chain: EvmChain
beforeAll(async () => {
  chain = await startEvmChain()
})
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

const connectorId = 'org.openappkit.test-wallet'

test.each([
  ['announced', {}, connectorId],
  ['not announced', { legacy: true, announceAfter: 'manual' }, 'injected'],
] as const)('removes every listener from a connected wallet that is %s on detach', async (_, options, id) => {
  const wallet = localWallet(chain, options)
  wallet.install(openPage())
  const kit = createTestKit([chain.chain])
  await kit.adapter.connect({ connectorId: id })
  expect(wallet.listenerCount()).toBeGreaterThan(0)
  kit.detach()
  expect(wallet.listenerCount()).toBe(0)
})

test('removes every listener from discovered, disconnected and host-provided wallets on detach', async () => {
  const page = openPage()
  const [found, left, brought] = ['com.found', 'com.left', 'com.brought'].map(rdns => localWallet(chain, { rdns }))
  found?.install(page)
  left?.install(page)
  const target = { id: 'brought', name: 'Brought', provider: brought?.provider as never }
  const kit = createTestKit([chain.chain], { connectors: [injected({ target })] })
  await kit.adapter.connect({ connectorId: 'com.left' })
  await kit.adapter.disconnect()
  await kit.adapter.connect({ connectorId: 'brought' })
  const counts = () => [found, left, brought].map(wallet => wallet?.listenerCount())
  // A wallet that the user didn't choose has no listeners at all.
  expect(counts()).toEqual([0, expect.toSatisfy(count => count > 0), expect.toSatisfy(count => count > 0)])
  kit.detach()
  expect(counts()).toEqual([0, 0, 0])
})

test('adds no listener to a wallet that approves after detach', async () => {
  const wallet = localWallet(chain)
  wallet.install(openPage())
  const kit = createTestKit([chain.chain])
  wallet.hang('connect')
  const connecting = kit.adapter.connect({ connectorId })
  await expect.poll(() => wallet.requests).not.toEqual([])
  kit.detach()
  wallet.release()
  await connecting
  expect(wallet.listenerCount()).toBe(0)
})

test('follows the wallet again after attaching again, including missed changes', async () => {
  const wallet = localWallet(chain)
  wallet.install(openPage())
  const kit = createTestKit([chain.chain])
  await kit.adapter.connect({ connectorId })
  const before = wallet.listenerCount()
  kit.detach()
  wallet.switchAccount(1)

  const again = attachTestKit(kit.adapter, [chain.chain])
  expect(wallet.listenerCount()).toBe(before)
  expect(again.state.connectors.map(({ id }) => id)).toEqual([connectorId])
  await expect.poll(() => again.state.address).toBe(chain.accounts[1]?.address)
  wallet.switchAccount(0)
  expect(again.state.address).toBe(chain.accounts[0].address)
  again.detach()
  expect(wallet.listenerCount()).toBe(0)
})

test('disconnects a wallet that revoked the permission while no kit was attached', async () => {
  const wallet = localWallet(chain)
  wallet.install(openPage())
  const kit = createTestKit([chain.chain])
  await kit.adapter.connect({ connectorId })
  kit.detach()
  wallet.disconnect()
  const again = attachTestKit(kit.adapter, [chain.chain])
  await expect.poll(() => again.state).toMatchObject({ status: 'disconnected', connections: [] })
})

test('removes the listeners when the last of two kits detaches', async () => {
  const page = openPage()
  const wallet = localWallet(chain)
  wallet.install(page)
  const kit = createTestKit([chain.chain])
  const second = attachTestKit(kit.adapter, [chain.chain])
  await kit.adapter.connect({ connectorId })
  kit.detach()
  kit.detach()
  wallet.switchAccount(1)
  expect(second.state.address).toBe(chain.accounts[1]?.address)
  expect(page.listenerCount('eip6963:announceProvider')).toBe(1)
  second.detach()
  expect(wallet.listenerCount()).toBe(0)
  expect(page.listenerCount('eip6963:announceProvider')).toBe(0)
})

test("keeps the listeners of a host's own config", async () => {
  const wallet = localWallet(chain)
  wallet.install(openPage())
  const config = createConfig({ chains: [chain.chain], transports: { [chain.chainId]: http() }, storage: null })
  const kit = attachTestKit(new WagmiAdapter({ config }), [chain.chain])
  await kit.adapter.connect({ connectorId })
  const before = wallet.listenerCount()
  kit.detach()
  expect(wallet.listenerCount()).toBe(before)
})

test('adds no listeners before a kit attaches', () => {
  const page = openPage()
  const wallet = localWallet(chain)
  wallet.install(page)
  new WagmiAdapter({ networks: [chain.chain], storage: null })
  expect(page.listenerCount('eip6963:announceProvider')).toBe(0)
  expect(wallet.listenerCount()).toBe(0)
})

test("doesn't list an earlier kit's wallet for a kit without announced wallets", async () => {
  localWallet(chain).install(openPage())
  const kit = createTestKit([chain.chain])
  await kit.adapter.prefetch()
  expect(kit.state.connectors).toHaveLength(1)
  kit.detach()
  expect(attachTestKit(kit.adapter, [chain.chain], { wallets: { eip6963: false } }).state.connectors).toEqual([])
})

test("adds no second connector on wagmi's own hydration", async () => {
  const page = openPage()
  localWallet(chain, { rdns: 'com.one' }).install(page)
  const kit = createTestKit([chain.chain], { ssr: true })
  await kit.adapter.prefetch()
  await hydrate(kit.adapter.wagmiConfig, { reconnectOnMount: false }).onMount()
  localWallet(chain, { rdns: 'com.two' }).install(page)
  expect(kit.adapter.wagmiConfig.connectors.map(({ id }) => id)).toEqual(['injected', 'com.one', 'com.two'])
})

/** Wallet whose methods must be called with the wallet itself as `this`. */
class PrivateWallet {
  readonly isPrivate = true
  #listeners = 0
  readonly #accounts: readonly string[]

  constructor(accounts: readonly string[]) {
    this.#accounts = accounts
  }

  get listeners(): number {
    return this.#listeners
  }

  async request({ method }: { readonly method: string }): Promise<unknown> {
    return method === 'eth_chainId' ? '0x7a69' : this.#accounts
  }

  on(): this {
    this.#listeners += 1
    return this
  }

  removeListener(): this {
    this.#listeners -= 1
    return this
  }
}

test('supports frozen wallets and private fields, and returns the wallet instead of its stand-in as the provider', async () => {
  openPage()
  const open = new PrivateWallet([chain.accounts[0].address])
  const own = new PrivateWallet([chain.accounts[0].address])
  const frozen = Object.freeze({
    request: (request: { readonly method: string }) => own.request(request),
    on: () => own.on(),
    removeListener: () => own.removeListener(),
  })
  const brought = (id: string, provider: object) => injected({ target: { id, name: id, provider: provider as never } })
  const kit = createTestKit([chain.chain], { connectors: [brought('open', open), brought('frozen', frozen)] })
  for (const [id, wallet] of [
    ['open', open],
    ['frozen', frozen],
  ] as const) {
    await kit.adapter.connect({ connectorId: id })
    expect(await kit.adapter.getProvider(id)).toBe(wallet)
  }
  const connector = kit.adapter.wagmiConfig.connectors.find(({ id }) => id === 'open')
  const standIn = (await connector?.getProvider()) as PrivateWallet & { label?: string }
  expect(standIn).toBe(await connector?.getProvider())
  expect(standIn).toBeInstanceOf(PrivateWallet)
  expect([standIn.isPrivate, standIn.listeners, 'isPrivate' in standIn]).toEqual([true, open.listeners, true])
  standIn.label = 'set by the host'
  expect(open).toMatchObject({ label: 'set by the host' })
  expect([open.listeners > 0, own.listeners > 0]).toEqual([true, true])
  kit.detach()
  expect([open.listeners, own.listeners]).toEqual([0, 0])
})
