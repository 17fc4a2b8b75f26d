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
] as const)('detach leaves no listener on a connected wallet that is %s', async (_, options, id) => {
  const wallet = localWallet(chain, options)
  wallet.install(openPage())
  const kit = createTestKit([chain.chain])
  await kit.adapter.connect({ connectorId: id })
  expect(wallet.listenerCount()).toBeGreaterThan(0)
  kit.detach()
  expect(wallet.listenerCount()).toBe(0)
})

test('detach leaves no listener on wallets that were only found, disconnected, or brought by the host', async () => {
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
  // One that the visitor didn't choose isn't even listened to.
  expect(counts()).toEqual([0, expect.toSatisfy(count => count > 0), expect.toSatisfy(count => count > 0)])
  kit.detach()
  expect(counts()).toEqual([0, 0, 0])
})

test('a wallet that approves after detach gets no listener either', async () => {
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

test('attached again, the kit hears the wallet as before, and what it missed', async () => {
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

test('a wallet that took its permission back while nobody listened is disconnected when the kit attaches again', async () => {
  const wallet = localWallet(chain)
  wallet.install(openPage())
  const kit = createTestKit([chain.chain])
  await kit.adapter.connect({ connectorId })
  kit.detach()
  wallet.disconnect()
  const again = attachTestKit(kit.adapter, [chain.chain])
  await expect.poll(() => again.state).toMatchObject({ status: 'disconnected', connections: [] })
})

test('of two kits on one adapter the last that detaches takes the listeners along', async () => {
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

test("a host's own config keeps its listeners", async () => {
  const wallet = localWallet(chain)
  wallet.install(openPage())
  const config = createConfig({ chains: [chain.chain], transports: { [chain.chainId]: http() }, storage: null })
  const kit = attachTestKit(new WagmiAdapter({ config }), [chain.chain])
  await kit.adapter.connect({ connectorId })
  const before = wallet.listenerCount()
  kit.detach()
  expect(wallet.listenerCount()).toBe(before)
})

test('an adapter that no kit attached listens to nothing', () => {
  const page = openPage()
  const wallet = localWallet(chain)
  wallet.install(page)
  new WagmiAdapter({ networks: [chain.chain], storage: null })
  expect(page.listenerCount('eip6963:announceProvider')).toBe(0)
  expect(wallet.listenerCount()).toBe(0)
})

test('a wallet that an earlier kit found is not listed for a kit without announced wallets', async () => {
  localWallet(chain).install(openPage())
  const kit = createTestKit([chain.chain])
  await kit.adapter.prefetch()
  expect(kit.state.connectors).toHaveLength(1)
  kit.detach()
  expect(attachTestKit(kit.adapter, [chain.chain], { wallets: { eip6963: false } }).state.connectors).toEqual([])
})

test("wagmi's own hydration brings no second connector", async () => {
  const page = openPage()
  localWallet(chain, { rdns: 'com.one' }).install(page)
  const kit = createTestKit([chain.chain], { ssr: true })
  await kit.adapter.prefetch()
  await hydrate(kit.adapter.wagmiConfig, { reconnectOnMount: false }).onMount()
  localWallet(chain, { rdns: 'com.two' }).install(page)
  expect(kit.adapter.wagmiConfig.connectors.map(({ id }) => id)).toEqual(['injected', 'com.one', 'com.two'])
})

/** A wallet whose methods need themselves as `this`. */
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

test('wallets with private fields work, frozen ones too, and are told apart from their stand-ins by getProvider', async () => {
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
