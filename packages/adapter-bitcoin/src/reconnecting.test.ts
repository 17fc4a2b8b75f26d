import { type BitcoinWallet, type BitcoinWalletOptions, createBitcoinWallet } from '@openappkit/testing'
import { type BitcoinChain, startBitcoinChain } from '@openappkit/testing/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestKit } from '../test/createTestKit'
import { regtest } from '../test/regtest'
import { openPage } from '../test/TestPage'

let chain: BitcoinChain
beforeAll(async () => {
  chain = await startBitcoinChain({ accounts: 3 })
}, 30_000)
afterAll(() => chain.stop())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function wallet(options: Partial<BitcoinWalletOptions> = {}): BitcoinWallet {
  return createBitcoinWallet({
    accounts: chain.accounts,
    network: 'regtest',
    esploraUrl: chain.url,
    authorized: true,
    ...options,
  })
}

test('reconnects several wallets in parallel and reactivates the active one', async () => {
  const page = openPage()
  const [one, two] = [wallet({ name: 'One' }), wallet({ name: 'Two', faces: ['sats-connect'] })]
  one.install(page)
  two.install(page)
  const kit = createTestKit([regtest(chain)], { storedConnectorIds: ['Two', 'One'] })
  await kit.adapter.reconnect()
  expect(kit.state.activeConnectorId).toBe('Two')
  expect(kit.state.connections.map(({ connectorId }) => connectorId).toSorted()).toEqual(['One', 'Two'])
})

test('reactivates the last account, or an ordinals account if the app prefers that type', async () => {
  const page = openPage()
  const made = wallet()
  made.install(page)
  const [account] = made.accounts
  const stored = { storedConnectorIds: ['Test Wallet'] }
  const usual = createTestKit([regtest(chain)], { ...stored, address: account?.payment })
  await usual.adapter.reconnect()
  expect(usual.state.address).toBe(account?.payment)
  const ordinals = createTestKit([regtest(chain)], { ...stored, accountType: 'ordinal' })
  await ordinals.adapter.reconnect()
  expect(ordinals.state.address).toBe(account?.ordinals)
})

test('neither reconnects nor prompts a wallet that revoked permission until the user grants it again', async () => {
  const page = openPage()
  const prompted = vi.fn(() => true)
  const made = wallet({ authorized: false, approve: prompted, faces: ['unisat'] })
  made.install(page)
  const kit = createTestKit([regtest(chain)], { storedConnectorIds: ['unisat'], address: 'gone' })
  await kit.adapter.reconnect()
  expect(kit.state).toMatchObject({ status: 'disconnected', address: undefined, activeConnectorId: undefined })
  expect(prompted).not.toHaveBeenCalled()
})

test('reconnects a locked wallet on unlock', async () => {
  const page = openPage()
  const made = wallet({ locked: true })
  made.install(page)
  const kit = createTestKit([regtest(chain)], { storedConnectorIds: ['Test Wallet'] })
  await kit.adapter.reconnect()
  expect(kit.state.status).toBe('disconnected')
  made.unlock()
  await expect.poll(() => kit.state).toMatchObject({ status: 'connected', address: made.accounts[0]?.payment })
})

test('reconnects a wallet that registers later', async () => {
  const page = openPage()
  const kit = createTestKit([regtest(chain)], { storedConnectorIds: ['Test Wallet'] })
  await kit.adapter.reconnect()
  expect(kit.state.status).toBe('disconnected')
  const made = wallet()
  made.install(page)
  await expect.poll(() => kit.state).toMatchObject({ status: 'connected', address: made.accounts[0]?.payment })
})

test("a silent wallet doesn't block others, and connects once it answers", async () => {
  vi.useFakeTimers()
  const page = openPage()
  const [slow, quick] = [wallet({ faces: ['unisat'] }), wallet({ name: 'Quick' })]
  slow.install(page)
  quick.install(page)
  slow.hang('getAccounts')
  const kit = createTestKit([regtest(chain)], { storedConnectorIds: ['unisat', 'Quick'] })
  const reconnecting = kit.adapter.reconnect()
  await vi.advanceTimersByTimeAsync(5_000)
  await reconnecting
  expect(kit.state).toMatchObject({ status: 'connected', activeConnectorId: 'Quick' })
  slow.release()
  await vi.advanceTimersByTimeAsync(100)
  expect(kit.state.connections).toHaveLength(2)
  expect(kit.state.activeConnectorId).toBe('Quick')
})

test('rejects if the only wallet doesn’t answer, and allows a retry', async () => {
  vi.useFakeTimers()
  const page = openPage()
  const made = wallet({ faces: ['unisat'] })
  made.install(page)
  made.hang('getAccounts')
  const kit = createTestKit([regtest(chain)], { storedConnectorIds: ['unisat'] })
  const failed = expect(kit.adapter.reconnect()).rejects.toMatchObject({ code: 'wallet/timeout' })
  await vi.advanceTimersByTimeAsync(5_000)
  await failed
  expect(kit.state.status).toBe('disconnected')
  await kit.adapter.reconnect()
  expect(kit.state.status).toBe('connected')
})

test("doesn't wait for a session if WalletConnect is no longer enabled", async () => {
  openPage()
  const kit = createTestKit([regtest(chain)], { storedConnectorIds: ['walletConnect'], address: 'gone' })
  await kit.adapter.reconnect()
  expect(kit.state).toMatchObject({ status: 'disconnected', address: undefined })
})

test("reconnects while the network's server is unreachable", async () => {
  const page = openPage()
  wallet().install(page)
  const network = { ...regtest(chain), rpcUrls: { default: { http: ['http://127.0.0.1:9'] } } }
  const kit = createTestKit([network], { storedConnectorIds: ['Test Wallet'] })
  await kit.adapter.reconnect()
  expect(kit.state.status).toBe('connected')
})

test('keeps a wallet disconnected after the user disconnects it, even if it unlocks or registers again', async () => {
  const page = openPage()
  const made = wallet()
  const remove = made.install(page)
  const kit = createTestKit([regtest(chain)])
  await kit.adapter.connect({ connectorId: 'Test Wallet' })
  await kit.adapter.disconnect()
  remove()
  made.install(page)
  made.lock()
  made.unlock()
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(kit.state).toMatchObject({ status: 'disconnected', connections: [] })
})

test('switches to payment accounts only', async () => {
  const page = openPage()
  const made = wallet()
  made.install(page)
  const kit = createTestKit([regtest(chain)])
  const connectorId = 'Test Wallet'
  await kit.adapter.connect({ connectorId })
  const [account] = made.accounts
  const switching = kit.adapter.switchConnection({ connectorId, address: account?.ordinals })
  await expect(switching).rejects.toMatchObject({
    code: 'wallet/not-a-payment-account',
    message: 'Bitcoin account switch needs an address and only payment accounts',
  })
  const foreign = kit.adapter.switchConnection({ connectorId, address: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080' })
  await expect(foreign).rejects.toMatchObject({ code: 'wallet/account-not-shared' })
  await kit.adapter.switchConnection({ connectorId, address: account?.payment })
  expect(kit.state.address).toBe(account?.payment)
})
