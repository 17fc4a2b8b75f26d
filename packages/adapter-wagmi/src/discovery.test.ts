import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { connect, createConnector, injected, mock } from '@wagmi/core'
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

const ids = (kit: TestKit) => kit.state.connectors.map(({ id }) => id)

/** Creates a kit whose user showed intent. */
async function intentKit(...parameters: Parameters<typeof createTestKit>): Promise<TestKit> {
  const kit = createTestKit(...parameters)
  await kit.adapter.prefetch()
  return kit
}

/** Returns the connector ids that such a kit lists. */
const idsOf = async (...parameters: Parameters<typeof createTestKit>) => ids(await intentKit(...parameters))

test('sends no request to wallets before intent', async () => {
  const page = openPage()
  let requestCount = 0
  page.addEventListener('eip6963:requestProvider', () => {
    requestCount += 1
  })
  const wallet = localWallet(chain, { rdns: 'com.one', authorized: true })
  wallet.install(page)
  const kit = createTestKit([chain.chain])
  const none = kit.state.connectors
  await new Promise(resolve => setTimeout(resolve, 20))
  expect([requestCount, page.listenerCount('eip6963:announceProvider'), ids(kit)]).toEqual([0, 0, []])
  // All kits share one empty list.
  expect(createTestKit([chain.chain]).state.connectors).toBe(none)
  await kit.adapter.prefetch()
  expect([requestCount, page.listenerCount('eip6963:announceProvider'), ids(kit)]).toEqual([1, 1, ['com.one']])
  expect(wallet.requests).toEqual([])
})

test('sends no request when the user shows intent after the kit detached', async () => {
  const page = openPage()
  const kit = createTestKit([chain.chain])
  const loading = kit.adapter.prefetch()
  kit.detach()
  await loading
  expect(page.listenerCount('eip6963:announceProvider')).toBe(0)
})

test("lists a wallet that the host connected with wagmi's own action", async () => {
  openPage()
  const kit = createTestKit([chain.chain], { connectors: [mock({ accounts: [chain.accounts[0].address] })] })
  const [connector] = kit.adapter.wagmiConfig.connectors
  if (!connector) throw new Error('The host brought a connector.')
  await connect(kit.adapter.wagmiConfig, { connector })
  expect(kit.state).toMatchObject({
    status: 'connected',
    connections: [{ connectorId: 'mock', name: 'Mock Connector' }],
  })
  await expect.poll(() => ids(kit)).toEqual(['mock'])
})

test('lists no announced wallets for a config without discovery', async () => {
  const page = openPage()
  localWallet(chain).install(page)
  expect(await idsOf([chain.chain], { multiInjectedProviderDiscovery: false })).toEqual([])
  expect(page.listenerCount('eip6963:announceProvider')).toBe(0)
})

test('lists an announced wallet once, by its rdns', async () => {
  localWallet(chain, { name: 'One', rdns: 'com.one' }).install(openPage())
  const kit = await intentKit([chain.chain])
  expect(kit.state.connectors).toMatchObject([
    { id: 'com.one', name: 'One', type: 'ANNOUNCED', chain: 'eip155', info: { rdns: 'com.one' } },
  ])
})

test('lists a wallet that announces itself late', async () => {
  const page = openPage()
  const wallet = localWallet(chain, { rdns: 'com.late', announceAfter: 'manual' })
  wallet.install(page)
  const kit = await intentKit([chain.chain])
  expect(ids(kit)).toEqual([])
  // wagmi hasn't read its storage yet in this tick, so it drops the announcement.
  wallet.announce()
  await expect.poll(() => ids(kit)).toEqual(['com.late'])
})

test('lists a wallet that announces itself after the start, and only once if it repeats the announcement', async () => {
  const page = openPage()
  const kit = await intentKit([chain.chain])
  const wallet = localWallet(chain, { rdns: 'com.late', announceAfter: 'manual' })
  wallet.install(page)
  wallet.announce()
  wallet.announce()
  expect(ids(kit)).toEqual(['com.late'])
})

test('lists no announced wallets if the host disabled discovery', async () => {
  const page = openPage()
  localWallet(chain).install(page)
  const kit = await intentKit([chain.chain], {}, { wallets: { eip6963: false } })
  expect(ids(kit)).toEqual([])
  expect(page.listenerCount('eip6963:announceProvider')).toBe(0)
})

test('lists window.ethereum as Browser Wallet only while no wallet announced itself', async () => {
  const page = openPage()
  localWallet(chain, { legacy: true, announceAfter: 'manual' }).install(page)
  const kit = await intentKit([chain.chain])
  expect(kit.state.connectors).toMatchObject([{ id: 'injected', name: 'Browser Wallet', type: 'INJECTED' }])
  localWallet(chain, { rdns: 'com.other' }).install(page)
  expect(ids(kit)).toEqual(['com.other'])
})

test('lists no Browser Wallet without window.ethereum, or with injected wallets disabled', async () => {
  const page = openPage()
  expect(await idsOf([chain.chain])).toEqual([])
  localWallet(chain, { legacy: true, announceAfter: 'manual' }).install(page)
  expect(await idsOf([chain.chain], {}, { wallets: { injected: false } })).toEqual([])
})

test("hides the host's SDK connector of an announced wallet", async () => {
  const page = openPage()
  const coinbase = createConnector(config => ({
    ...mock({ accounts: [chain.accounts[0].address] })(config),
    id: 'coinbaseWalletSDK',
    name: 'Coinbase Wallet',
    rdns: 'com.coinbase.wallet',
  }))
  expect(await idsOf([chain.chain], { connectors: [coinbase] })).toEqual(['coinbaseWalletSDK'])
  expect(await idsOf([chain.chain], { connectors: [coinbase] }, { wallets: { coinbase: false } })).toEqual([])
  localWallet(chain, { rdns: 'com.coinbase.wallet' }).install(page)
  const kit = await intentKit([chain.chain], { connectors: [coinbase] })
  expect(kit.state.connectors).toMatchObject([{ id: 'com.coinbase.wallet', type: 'ANNOUNCED' }])
})

test("lists the host's connectors by type", async () => {
  openPage()
  const target = injected({ target: { id: 'frame', name: 'Frame', provider: undefined as never } })
  const walletConnect = createConnector(config => ({
    ...mock({ accounts: [chain.accounts[0].address] })(config),
    id: 'walletConnect',
    type: 'walletConnect',
  }))
  const kit = await intentKit([chain.chain], {
    connectors: [mock({ accounts: [chain.accounts[0].address] }), target, walletConnect],
  })
  expect(kit.state.connectors.map(({ id, type }) => [id, type])).toEqual([
    ['mock', 'EXTERNAL'],
    ['frame', 'INJECTED'],
    ['walletConnect', 'WALLET_CONNECT'],
  ])
})

test('lists the Safe connector only inside Safe', async () => {
  const page = openPage()
  const safe = createConnector(config => ({
    ...mock({ accounts: [chain.accounts[0].address] })(config),
    id: 'safe',
    type: 'safe',
  }))
  expect(await idsOf([chain.chain], { connectors: [safe] })).toEqual([])
  page.parent = new EventTarget()
  page.location.ancestorOrigins = ['https://app.safe.global.example.org']
  expect(await idsOf([chain.chain], { connectors: [safe] })).toEqual([])
  page.location.ancestorOrigins = ['https://app.safe.global']
  expect(await idsOf([chain.chain], { connectors: [safe] })).toEqual(['safe'])
})

test('lists a wallet whose icon is a script, but without the icon', async () => {
  localWallet(chain, { icon: 'javascript:alert(1)', name: '<img src=x onerror=alert(1)>' }).install(openPage())
  const [connector] = (await intentKit([chain.chain])).state.connectors
  expect(connector?.imageUrl).toBeUndefined()
  expect(connector?.name).toBe('<img src=x onerror=alert(1)>')
})

test.each([
  ['no detail', null],
  ['no info', { provider: {} }],
  ['no provider', { info: { uuid: '1', name: 'Hostile', icon: '', rdns: 'com.hostile' } }],
  ['no rdns', { info: { uuid: '1', name: 'Hostile', icon: '' }, provider: {} }],
  ["a name that isn't a string", { info: { uuid: '1', name: {}, icon: '', rdns: 'com.hostile' }, provider: {} }],
])('ignores an announcement with %s and discovers the other wallets', async (_, detail) => {
  const page = openPage()
  // An error in a listener fails the test run.
  const announce = () => page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  page.addEventListener('eip6963:requestProvider', announce)
  const kit = await intentKit([chain.chain])
  announce()
  localWallet(chain, { rdns: 'com.one' }).install(page)
  announce()
  expect(ids(kit)).toEqual(['com.one'])
})

test("drops an icon that isn't text, and truncates a name of one megabyte", async () => {
  const page = openPage()
  localWallet(chain, { rdns: 'com.icon', icon: { toString: null } as never }).install(page)
  localWallet(chain, { rdns: 'com.name', name: 'x'.repeat(1_000_000) }).install(page)
  const kit = await intentKit([chain.chain])
  expect(kit.state.connectors).toMatchObject([{ id: 'com.icon' }, { id: 'com.name', name: 'x'.repeat(128) }])
  expect(kit.state.connectors[0]?.imageUrl).toBeUndefined()
  await kit.adapter.connect({ connectorId: 'com.name' })
  expect(kit.state.connections[0]?.name).toHaveLength(128)
})

test('removes every listener from page and config on detach, and rediscovers wallets on attach', async () => {
  const page = openPage()
  localWallet(chain, { rdns: 'com.one' }).install(page)
  const kit = await intentKit([chain.chain])
  expect(page.listenerCount('eip6963:announceProvider')).toBe(1)
  kit.detach()
  const response = kit.states.length
  expect(page.listenerCount('eip6963:announceProvider')).toBe(0)
  kit.adapter.wagmiConfig.setState(state => ({ ...state, status: 'connecting' }))
  localWallet(chain, { rdns: 'com.two' }).install(page)
  expect(kit.states).toHaveLength(response)

  const { attachTestKit } = await import('../test/createTestKit')
  expect(ids(attachTestKit(kit.adapter, [chain.chain]))).toEqual(['com.one', 'com.two'])
})

test("keeps the discovery of a host's own config after detach", async () => {
  const page = openPage()
  const { createConfig, http } = await import('@wagmi/core')
  const { WagmiAdapter } = await import('./WagmiAdapter')
  const { attachTestKit } = await import('../test/createTestKit')
  const config = createConfig({ chains: [chain.chain], transports: { [chain.chainId]: http() }, storage: null })
  const kit = attachTestKit(new WagmiAdapter({ config }), [chain.chain])
  kit.detach()
  expect(kit.adapter.wagmiConfig).toBe(config)
  expect(page.listenerCount('eip6963:announceProvider')).toBe(1)
})
