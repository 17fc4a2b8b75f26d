import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { cookieStorage, createStorage, injected, reconnect } from '@wagmi/core'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { attachTestKit, createTestKit, memoryStorage } from '../test/createTestKit'
import { localWallet } from '../test/localWallet'
import { openPage } from '../test/TestPage'
import { WagmiAdapter } from './WagmiAdapter'

let chain: EvmChain
beforeAll(async () => {
  chain = await startEvmChain()
})
afterAll(() => chain.stop())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const connectorId = 'org.openappkit.test-wallet'

/** Returns wagmi's storage after a visit that ended with `ids` connected, the last one active. */
async function visit(ids: readonly string[] = [connectorId]): Promise<Map<string, string>> {
  const page = openPage()
  const entries = new Map<string, string>()
  for (const rdns of ids) localWallet(chain, { rdns }).install(page)
  const kit = createTestKit([chain.chain], { storage: memoryStorage(entries) })
  for (const id of ids) await kit.adapter.connect({ connectorId: id })
  kit.detach()
  vi.unstubAllGlobals()
  return entries
}

test('reconnects on reload with the remembered account and without a prompt', async () => {
  const entries = await visit()
  const wallet = localWallet(chain, { authorized: true })
  wallet.install(openPage())
  const kit = createTestKit([chain.chain], { storage: memoryStorage(entries) }, { storedConnectorIds: [connectorId] })
  await kit.adapter.reconnect()
  // First without an account, then with it, then with the listed wallets.
  expect(kit.states.map(({ status }) => status)).toEqual(['reconnecting', 'reconnecting', 'reconnecting', 'connected'])
  const remembered = { address: chain.accounts[0].address, chainId: chain.chainId }
  expect(kit.states.slice(1)).toMatchObject([remembered, remembered, remembered])
  expect(wallet.requests.map(({ method }) => method)).not.toContain('wallet_requestPermissions')
  expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_requestAccounts')
})

test("keeps remembered connections when wagmi's own reconnect ends before discovery", async () => {
  const entries = await visit()
  const wallet = localWallet(chain, { authorized: true })
  wallet.install(openPage())
  wallet.hang('eth_accounts')
  const kit = createTestKit([chain.chain], { storage: memoryStorage(entries) })
  const { wagmiConfig } = kit.adapter
  await new Promise<unknown>(resolve => wagmiConfig.subscribe(({ connections }) => connections.size, resolve))
  expect(await reconnect(wagmiConfig)).toEqual([])
  const remembered = { address: chain.accounts[0].address, activeConnectorId: connectorId }
  expect(kit.state).toMatchObject({ status: 'reconnecting', ...remembered })
  expect(wagmiConfig.state).toMatchObject({ status: 'reconnecting', connections: { size: 1 } })
  const reconnected = kit.adapter.reconnect()
  await expect.poll(() => wallet.requests).not.toEqual([])
  wallet.release()
  await reconnected
  expect(kit.state).toMatchObject({ status: 'connected', ...remembered })
})

test('follows events of a reconnected wallet', async () => {
  const entries = await visit()
  const wallet = localWallet(chain, { authorized: true })
  wallet.install(openPage())
  const kit = createTestKit([chain.chain], { storage: memoryStorage(entries) })
  await kit.adapter.reconnect()
  wallet.switchAccount(1)
  expect(kit.state.address).toBe(chain.accounts[1]?.address)
  wallet.disconnect()
  await expect.poll(() => kit.state.status).toBe('disconnected')
})

test('reactivates the wallet that was active', async () => {
  const entries = await visit(['com.one', 'com.two'])
  const page = openPage()
  for (const rdns of ['com.one', 'com.two']) localWallet(chain, { rdns, authorized: true }).install(page)
  const kit = createTestKit([chain.chain], { storage: memoryStorage(entries) })
  await kit.adapter.reconnect()
  expect(kit.state.activeConnectorId).toBe('com.two')
  expect(kit.state.connections.map(({ connectorId }) => connectorId).toSorted()).toEqual(['com.one', 'com.two'])
})

test("doesn't reconnect a wallet that no longer permits the app", async () => {
  const entries = await visit()
  localWallet(chain).install(openPage())
  const kit = createTestKit([chain.chain], { storage: memoryStorage(entries) })
  await kit.adapter.reconnect()
  expect(kit.state).toMatchObject({ status: 'disconnected', address: undefined })
})

test('hides the remembered account if reconnect is off', async () => {
  const entries = await visit()
  localWallet(chain, { authorized: true }).install(openPage())
  const kit = createTestKit([chain.chain], { storage: memoryStorage(entries) }, { wallets: { reconnect: false } })
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(new Set(kit.states.map(({ status }) => status))).toEqual(new Set(['disconnected']))
})

test('sends no request to a wallet that was never connected here, even with a permission', async () => {
  const wallet = localWallet(chain, { authorized: true })
  wallet.install(openPage())
  const kit = createTestKit([chain.chain])
  await kit.adapter.reconnect()
  expect(wallet.requests).toEqual([])
  expect(kit.state.status).toBe('disconnected')
})

test('reconnects a remembered wallet that announces itself late, without a prompt', async () => {
  const entries = await visit()
  const wallet = localWallet(chain, { authorized: true, announceAfter: 'manual' })
  wallet.install(openPage())
  const kit = createTestKit([chain.chain], { storage: memoryStorage(entries) }, { storedConnectorIds: [connectorId] })
  await kit.adapter.reconnect()
  expect(kit.state.status).toBe('disconnected')
  wallet.announce()
  await expect.poll(() => kit.state.status).toBe('connected')
  expect(wallet.requests.map(({ method }) => method)).not.toContain('wallet_requestPermissions')
})

test("doesn't reconnect a wallet that the user disconnected", async () => {
  const wallet = localWallet(chain, { authorized: true, announceAfter: 'manual' })
  wallet.install(openPage())
  const kit = createTestKit([chain.chain], {}, { storedConnectorIds: [connectorId] })
  await kit.adapter.reconnect()
  await kit.adapter.disconnect()
  wallet.announce()
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(wallet.requests).toEqual([])
})

test("doesn't try a remembered wallet again when others announce themselves", async () => {
  const page = openPage()
  const wallet = localWallet(chain)
  wallet.install(page)
  const kit = createTestKit([chain.chain], {}, { storedConnectorIds: [connectorId] })
  await kit.adapter.reconnect()
  const requestCount = wallet.requests.length
  expect(requestCount).toBeGreaterThan(0)
  localWallet(chain, { rdns: 'com.other' }).install(page)
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(wallet.requests).toHaveLength(requestCount)
})

test('keeps an explicit disconnect after a reload', async () => {
  const entries = await visit()
  const wallet = localWallet(chain, { authorized: true })
  wallet.install(openPage())
  const kit = createTestKit([chain.chain], { storage: memoryStorage(entries) })
  await kit.adapter.reconnect()
  await kit.adapter.disconnect()
  kit.detach()
  const again = createTestKit([chain.chain], { storage: memoryStorage(entries) }, { storedConnectorIds: [connectorId] })
  await again.adapter.reconnect()
  expect(again.state.status).toBe('disconnected')
})

/** Creates two remembered wallets, of which the active one doesn't answer. */
async function hungWallet() {
  const entries = await visit(['com.one', 'com.hung'])
  const page = openPage()
  const [one, hung] = ['com.one', 'com.hung'].map(rdns => localWallet(chain, { rdns, authorized: true }))
  if (!one || !hung) throw new Error('There are two wallets.')
  hung.hang('eth_accounts')
  return { entries, page, one, hung }
}

test("doesn't let a silent wallet block the others or the reconnect, and connects it when it answers", async () => {
  const { entries, page, one, hung } = await hungWallet()
  for (const wallet of [one, hung]) wallet.install(page)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const kit = createTestKit([chain.chain], { storage: memoryStorage(entries) })
  const reconnected = kit.adapter.reconnect()
  await expect.poll(() => one.requests.map(({ method }) => method)).toContain('eth_chainId')
  expect(kit.state).toMatchObject({ status: 'reconnecting', activeConnectorId: 'com.hung' })

  await vi.advanceTimersByTimeAsync(5_000)
  await reconnected
  expect(vi.getTimerCount()).toBe(0)
  await expect.poll(() => kit.state).toMatchObject({ status: 'connected', activeConnectorId: 'com.one' })

  hung.release()
  await expect.poll(() => kit.state.connections).toHaveLength(2)
  expect(kit.state.activeConnectorId).toBe('com.one')
})

test('reactivates the active wallet even if it answers last', async () => {
  const { entries, page, one, hung } = await hungWallet()
  for (const wallet of [one, hung]) wallet.install(page)
  const kit = createTestKit([chain.chain], { storage: memoryStorage(entries) })
  const reconnected = kit.adapter.reconnect()
  await expect.poll(() => one.requests.map(({ method }) => method)).toContain('eth_chainId')
  hung.release()
  await reconnected
  expect(kit.state).toMatchObject({ status: 'connected', activeConnectorId: 'com.hung' })
  expect(kit.state.connections).toHaveLength(2)
})

test('tries a remembered wallet immediately when it announces itself while another one hangs', async () => {
  const { entries, page, one, hung } = await hungWallet()
  hung.install(page)
  const kit = createTestKit([chain.chain], { storage: memoryStorage(entries) })
  const reconnected = kit.adapter.reconnect()
  await expect.poll(() => hung.requests).not.toEqual([])
  one.install(page)
  await expect.poll(() => one.requests).not.toEqual([])
  hung.release()
  await reconnected
  expect(kit.state.connections).toHaveLength(2)
})

test('keeps a hanging wallet disconnected if the user disconnects it before it answers', async () => {
  const { entries, page, one, hung } = await hungWallet()
  for (const wallet of [one, hung]) wallet.install(page)
  const kit = createTestKit([chain.chain], { storage: memoryStorage(entries) })
  const reconnected = kit.adapter.reconnect()
  await expect.poll(() => hung.requests).not.toEqual([])
  await kit.adapter.disconnect({ connectorId: 'com.hung' })
  hung.release()
  await reconnected
  expect(kit.state.connections.map(({ connectorId }) => connectorId)).toEqual(['com.one'])
})

test('stops waiting on detach without a timer, and waits for the same wallet with the next kit', async () => {
  const { entries, page, one, hung } = await hungWallet()
  for (const wallet of [one, hung]) wallet.install(page)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const kit = createTestKit([chain.chain], { storage: memoryStorage(entries) })
  const left = kit.adapter.reconnect()
  await expect.poll(() => hung.requests).not.toEqual([])
  kit.detach()
  await left
  expect(vi.getTimerCount()).toBe(0)

  const again = attachTestKit(kit.adapter, [chain.chain], { storedConnectorIds: ['com.hung', 'com.one'] })
  const reconnected = again.adapter.reconnect()
  expect(again.state.status).not.toBe('disconnected')
  hung.release()
  await reconnected
  expect(again.state.status).toBe('connected')
  expect(again.states.map(({ status }) => status)).not.toContain('disconnected')
  expect(again.state.connections).toHaveLength(2)
})

test('reconnects two kits on one page in parallel', async () => {
  const [first, second] = [await visit(), await visit()]
  localWallet(chain, { authorized: true }).install(openPage())
  const kits = [first, second].map(entries => createTestKit([chain.chain], { storage: memoryStorage(entries) }))
  await Promise.all(kits.map(kit => kit.adapter.reconnect()))
  expect(kits.map(({ state }) => state.status)).toEqual(['connected', 'connected'])
})

test('connects the Safe connector automatically inside Safe', async () => {
  const page = openPage()
  page.parent = new EventTarget()
  page.location.ancestorOrigins = ['https://app.safe.global']
  const wallet = localWallet(chain, { authorized: true })
  const inner = injected({ target: { id: 'safe', name: 'Safe', provider: wallet.provider as never } })
  const kit = createTestKit([chain.chain], {
    connectors: [parameters => ({ ...inner(parameters), id: 'safe', type: 'safe' })],
  })
  await kit.adapter.reconnect()
  expect(kit.state).toMatchObject({ status: 'connected', activeConnectorId: 'safe' })
})

test('reads the account from the cookie on a server, without browser globals', async () => {
  const entries = await visit()
  const storage = createStorage({ storage: cookieStorage })
  const adapter = new WagmiAdapter({
    networks: [chain.chain],
    ssr: true,
    storage,
    cookie: `theme=dark; wagmi.store=${entries.get('wagmi.store')}`,
  })
  const { connections, current } = adapter.wagmiConfig.state
  expect(connections.get(current ?? '')?.accounts[0]).toBe(chain.accounts[0].address)
  expect(attachTestKit(adapter, [chain.chain], { storedConnectorIds: [connectorId] }).state).toMatchObject({
    status: 'reconnecting',
    address: chain.accounts[0].address,
    chainId: chain.chainId,
  })
})

test('reads the storage of a server-rendering config on reconnect', async () => {
  const entries = await visit()
  localWallet(chain, { authorized: true }).install(openPage())
  const kit = createTestKit(
    [chain.chain],
    { ssr: true, storage: memoryStorage(entries) },
    { storedConnectorIds: [connectorId] },
  )
  expect(kit.state.status).toBe('reconnecting')
  await kit.adapter.reconnect()
  expect(kit.state).toMatchObject({ status: 'connected', address: chain.accounts[0].address })
  expect(kit.adapter.wagmiConfig.connectors.filter(({ id }) => id === connectorId)).toHaveLength(1)
})
