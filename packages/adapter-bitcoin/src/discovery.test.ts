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
afterEach(() => vi.unstubAllGlobals())

function wallet(options: Partial<BitcoinWalletOptions> = {}): BitcoinWallet {
  return createBitcoinWallet({ accounts: chain.accounts, network: 'regtest', esploraUrl: chain.url, ...options })
}

test('sends no request before the user shows intent', async () => {
  const page = openPage()
  const dispatchEvent = vi.spyOn(page, 'dispatchEvent')
  wallet({ faces: ['wallet-standard', 'unisat'] }).install(page)
  const before = dispatchEvent.mock.calls.length
  const kit = createTestKit([regtest(chain)])
  expect(kit.state.connectors).toEqual([])
  expect(dispatchEvent.mock.calls.length).toBe(before)
  await kit.adapter.prefetch()
  expect(kit.state.connectors.map(({ id }) => id)).toEqual(['unisat', 'Test Wallet'])
})

test('lists a wallet with several interfaces once, with the most capable one', async () => {
  const page = openPage()
  const unisat = wallet({ faces: ['unisat', 'wallet-standard'], name: 'UniSat Wallet' })
  unisat.install(page)
  wallet({ faces: ['sats-connect', 'wallet-standard'], name: 'Xverse Wallet' }).install(page)
  const kit = createTestKit([regtest(chain)])
  await kit.adapter.prefetch()
  expect(kit.state.connectors.map(({ id, name }) => [id, name])).toEqual([
    ['unisat', 'Unisat Wallet'],
    ['2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b', 'Xverse Wallet'],
  ])
  await kit.adapter.connect({ connectorId: 'unisat' })
  expect(unisat.requests[0]?.method).toBe('requestAccounts')
})

test('finds wallets that load late through any interface, and keeps the list order', async () => {
  const page = openPage()
  const kit = createTestKit([regtest(chain)])
  await kit.adapter.prefetch()
  const ids = () => kit.state.connectors.map(({ id }) => id)
  expect(ids()).toEqual([])
  const remove = wallet({ name: 'Late Wallet' }).install(page)
  expect(ids()).toEqual(['Late Wallet'])
  wallet({ faces: ['sats-connect', 'okx'], name: 'Later Wallet' }).install(page)
  await expect.poll(() => ids()).toEqual(['Late Wallet', 'OKX', 'Later Wallet'])
  remove()
  expect(ids()).toEqual(['OKX', 'Later Wallet'])
})

test('sanitizes wallet metadata', async () => {
  const page = openPage()
  wallet({ name: `  <img src=x onerror=alert(1)>\u202e${'x'.repeat(200)}`, icon: 'javascript:alert(1)' }).install(page)
  wallet({ name: 'Pretty', icon: 'data:image/svg+xml,<svg onload="alert(1)"/>', faces: ['sats-connect'] }).install(page)
  Object.assign(page, {
    webbtc_providers: [
      null,
      'text',
      {},
      { id: 'a.b', name: 'Nobody' },
      { id: 'unisat', name: '' },
      { id: '__proto__', name: 'Proto' },
    ],
    unisat: { requestAccounts: 'no function' },
  })
  Object.defineProperty(page, 'okxwallet', {
    get: () => {
      throw new Error('hostile')
    },
  })
  const kit = createTestKit([regtest(chain)])
  await kit.adapter.prefetch()
  const [pretty, ugly, ...others] = kit.state.connectors
  expect(others).toEqual([])
  expect(pretty).toMatchObject({ name: 'Pretty', imageUrl: 'data:image/svg+xml,<svg onload="alert(1)"/>' })
  expect(ugly?.name).toHaveLength(128)
  expect(ugly?.name).toMatch(/^<img src=x onerror=alert\(1\)>x+$/u)
  expect(ugly?.imageUrl).toBeUndefined()
})

test("ignores registered wallets that don't support Bitcoin", async () => {
  const page = openPage()
  const register = (detail: unknown) =>
    page.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: (api: { register(wallet: unknown): void }) => api.register(detail),
      }),
    )
  const kit = createTestKit([regtest(chain)])
  await kit.adapter.prefetch()
  for (const hostile of [
    null,
    1,
    {},
    { name: 'x', features: null },
    { name: 'Solana', chains: ['solana:mainnet'], features: { 'standard:connect': {} } },
  ])
    register(hostile)
  expect(kit.state.connectors).toEqual([])
})

test('rejects a wallet without a usable account, and ignores addresses of other chains', async () => {
  const page = openPage()
  const [keys] = chain.accounts
  let response: unknown = []
  const api = {
    requestAccounts: async () => response,
    getAccounts: async () => response,
    on() {},
    signMessage() {},
    signPsbt() {},
  }
  Object.assign(page, { unisat: api })
  const kit = createTestKit([regtest(chain)])
  for (const nothing of [[], [''], ['<script>'], null, 5]) {
    response = nothing
    await expect(kit.adapter.connect({ connectorId: 'unisat' })).rejects.toMatchObject({ code: 'wallet/no-accounts' })
  }
  response = ['bc1nothing', keys.p2wpkh, keys.p2wpkh, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4']
  const { accounts } = await kit.adapter.connect({ connectorId: 'unisat' })
  expect(accounts.map(({ address }) => address)).toEqual([keys.p2wpkh])
})

test("requests addresses from sats-connect wallets that lack wallet_connect, and doesn't repeat a rejected request", async () => {
  const page = openPage()
  const methods: string[] = []
  const [keys] = chain.accounts
  let refusal: object = { error: { code: -32_601, message: 'Unknown method' } }
  Object.assign(page, {
    btc_providers: [{ id: 'Old', name: 'Old Wallet' }],
    Old: {
      async request(method: string) {
        methods.push(method)
        if (method === 'wallet_connect') return refusal
        if (method === 'getAddresses') return { result: { addresses: [{ address: keys.p2wpkh, purpose: 'payment' }] } }
        throw new Error('Unknown method')
      },
    },
  })
  const kit = createTestKit([regtest(chain)])
  await kit.adapter.connect({ connectorId: 'Old Wallet' })
  expect(kit.state.address).toBe(keys.p2wpkh)
  await kit.adapter.disconnect()
  methods.length = 0
  refusal = { error: { code: -32_000, message: 'User rejected' } }
  await expect(kit.adapter.connect({ connectorId: 'Old Wallet' })).rejects.toMatchObject({ code: 'wallet/rejected' })
  expect(methods).toEqual(['wallet_connect'])
})
