import { AppKit, browserEnvironment } from '@openappkit/appkit-core'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { createWalletConnectWallet, type WalletConnectWallet } from '@openappkit/testing/walletconnect'
import { type Cloud, startCloud } from '@openappkit/testing-cloud'
import { createConfig, createConnector, createStorage, http, reconnect } from '@wagmi/core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { memoryStorage as wagmiMemory } from '../test/createTestKit'
import { createWalletConnectKit, newBrowser, PhonePage, type WalletConnectKit } from '../test/createWalletConnectKit'
import { WagmiAdapter } from './WagmiAdapter'

let first: EvmChain
let second: EvmChain
let cloud: Cloud
const open: { destroy(): unknown }[] = []

beforeAll(async () => {
  ;[first, second] = await Promise.all([startEvmChain(), startEvmChain({ chainId: 31_338 })])
  cloud = await startCloud()
}, 30_000)
afterAll(() => Promise.all([first.stop(), second.stop(), cloud.stop()]))
afterEach(async () => {
  await Promise.all(open.splice(0).map(one => one.destroy()))
})

async function createWallet(): Promise<WalletConnectWallet> {
  const wallet = await createWalletConnectWallet({
    relayUrl: cloud.relayUrl,
    accounts: [first.accounts[0]],
    chains: { [first.chainId]: { rpcUrl: first.url }, [second.chainId]: { rpcUrl: second.url } },
  })
  open.push(wallet)
  return wallet
}

async function createKit(
  networks: Parameters<typeof createWalletConnectKit>[0] = [first.chain, second.chain],
  browser = newBrowser(),
): Promise<WalletConnectKit> {
  const kit = await createWalletConnectKit(networks, cloud.url, browser)
  open.push(kit.kit)
  return kit
}

test('creates a separate session for each of two kits on one page', async () => {
  const [one, two] = [await createWallet(), await createWallet()]
  const browser = newBrowser()
  const [mine, other] = [
    await createKit(undefined, browser),
    await createKit(undefined, { ...browser, wagmi: new Map() }),
  ]
  await mine.scan(one)
  expect(other.kit.getAccount().isConnected).toBe(false)
  expect((await other.kit.walletConnect?.load())?.session).toBeUndefined()

  await other.scan(two)
  expect(mine.kit.getAccount().isConnected).toBe(true)
  mine.kit.destroy()
  const [address = ''] = two.accounts
  expect(await other.adapter.signMessage({ message: 'still here', address })).toHaveProperty('signature')
  await two.disconnect()
  await expect.poll(() => other.kit.getAccount().isConnected).toBe(false)
  expect(one.sessions).toHaveLength(1)
})

test('adds the connector to a host’s config at runtime, and keeps the host’s own connectors', async () => {
  const wallet = await createWallet()
  const config = createConfig({
    chains: [first.chain],
    transports: { [first.chainId]: http() },
    storage: wagmiMemory(),
  })
  const page = new PhonePage()
  const kit = new AppKit(
    { networks: [first.chain], adapters: [new WagmiAdapter({ config })], cloud: cloud.url },
    {
      loadModal: () => Promise.reject(new Error('not part of this test')),
      environment: { ...browserEnvironment(), window: page as unknown as Window & typeof globalThis },
    },
  )
  kit.start()
  open.push(kit)
  const adapter = kit.adapter('eip155')
  await adapter.prefetch()
  await expect.poll(() => kit.connectors.find('walletConnect')).toBeDefined()
  const link = await kit.walletConnect?.load()
  link?.subscribe(change => void (change.type === 'uri' && wallet.pair(change.uri)))
  await adapter.connect({ connectorId: 'walletConnect' })
  expect(kit.getAccount()).toMatchObject({ address: wallet.accounts[0], isConnected: true })
})

test('leaves a WalletConnect connector of the host unchanged', async () => {
  const own = createConnector(() => ({ id: 'walletConnect', name: 'Own', type: 'walletConnect' }) as never)
  const config = createConfig({
    chains: [first.chain],
    transports: { [first.chainId]: http() },
    connectors: [own],
    storage: createStorage({ storage: undefined }),
  })
  const adapter = new WagmiAdapter({ config })
  const page = new PhonePage()
  const kit = new AppKit(
    { networks: [first.chain], adapters: [adapter], cloud: cloud.url },
    {
      loadModal: () => Promise.reject(new Error('not part of this test')),
      environment: { ...browserEnvironment(), window: page as unknown as Window & typeof globalThis },
    },
  )
  kit.start()
  open.push(kit)
  await adapter.prefetch()
  await expect.poll(() => kit.connectors.find('walletConnect')?.name).toBe('Own')
  expect(config.connectors).toHaveLength(1)
})

test('continues the session with the next kit of the same adapter', async () => {
  const wallet = await createWallet()
  const browser = newBrowser()
  const { adapter, kit, scan } = await createKit(undefined, browser)
  await scan(wallet)
  kit.destroy()
  const page = new PhonePage()
  const next = new AppKit(
    { networks: [first.chain, second.chain], adapters: [adapter], cloud: cloud.url, storage: browser.storage },
    {
      loadModal: () => Promise.reject(new Error('not part of this test')),
      environment: { ...browserEnvironment(), window: page as unknown as Window & typeof globalThis },
    },
  )
  next.start()
  open.push(next)
  await expect.poll(async () => (await next.walletConnect?.load())?.session).toBeDefined()
  const [address = ''] = wallet.accounts
  expect(await adapter.signMessage({ message: 'on', address })).toHaveProperty('signature')
  await wallet.disconnect()
  await expect.poll(() => next.getAccount().isConnected).toBe(false)
})

test('replaces a session if one of the app’s chains was never requested for it', async () => {
  const wallet = await createWallet()
  const browser = newBrowser()
  const before = await createKit([first.chain], browser)
  await before.scan(wallet)
  before.kit.destroy()

  const after = await createKit([first.chain, second.chain], browser)
  await expect.poll(() => wallet.sessions).toEqual([])
  await expect.poll(() => after.kit.getAccount().status).toBe('disconnected')
  await after.scan(wallet)
  expect(after.kit.connections.active('eip155')?.approvedNetworks).toContain(`eip155:${second.chainId}`)
})

test('loads no library on wagmi’s own reconnect without a stored session', async () => {
  const { adapter, kit } = await createKit()
  await expect.poll(() => kit.connectors.find('walletConnect')).toBeDefined()
  await reconnect(adapter.wagmiConfig)
  expect((await kit.walletConnect?.load())?.provider).toBeUndefined()
})
