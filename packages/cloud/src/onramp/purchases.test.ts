import type {
  HistoryPage,
  OnrampBuyOptions,
  OnrampBuyQuote,
  OnrampCatalog,
  OnrampOptions,
  OnrampSingleQuote,
  SupportedChains,
} from '@openappkit/contract'
import { type BitcoinChain, type SolanaChain, startBitcoinChain, startSolanaChain } from '@openappkit/testing/node'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { CARDS, type OnrampServer, type StartedPurchase, startOnrampServer } from '../../test/onramp/OnrampStage'
import { sharedChain } from '../../test/prices/sharedChain'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { SandboxSignature } from './sandbox/SandboxSignature'

const EVM = 'eip155:31337'
const ETHER = `${EVM}/slip44:60`
const databaseUrl = sharedDatabase()
const evm = sharedChain()
let solana: SolanaChain
let bitcoin: BitcoinChain

beforeAll(async () => {
  ;[solana, bitcoin] = await Promise.all([startSolanaChain(), startBitcoinChain()])
}, 60_000)
afterAll(() => Promise.all([solana?.stop(), bitcoin?.stop()]))

async function stage(options: Parameters<typeof startOnrampServer>[2] = {}): Promise<OnrampServer> {
  const chains = { [EVM]: evm().url, [solana.caipNetworkId]: solana.url, [bitcoin.caipNetworkId]: bitcoin.url }
  const server = await startOnrampServer(databaseUrl(), chains, options)
  onTestFinished(() => server[Symbol.asyncDispose]())
  return server
}

/** An address of its own for each test. */
let used = 0
function nextAddress(): `0x${string}` {
  used += 1
  return `0x${(0xb00_000 + used).toString(16).padStart(40, 'a')}`
}

async function finalStatus(server: OnrampServer, purchase: StartedPurchase): ReturnType<OnrampServer['status']> {
  await expect.poll(async () => (await server.status(purchase)).isFinal, { timeout: 10_000 }).toBe(true)
  return server.status(purchase)
}

test('sells exactly the quoted ether for 100 euros', async () => {
  const [server, address] = [await stage(), nextAddress()]
  const purchase = await server.start(ETHER, `${EVM}:${address}`)
  // 100.00 − 3.90 − 0.25 = 95.85 euros, at 2,300 euros per ether.
  expect(purchase.quote).toMatchObject({
    provider: { id: 'sandbox', name: 'Sandbox', isSandbox: true },
    asset: ETHER,
    amount: '41673913043478260',
    currency: 'EUR',
    total: '100.00',
    subtotal: '95.85',
    fees: [
      { kind: 'provider', amount: '3.90' },
      { kind: 'network', amount: '0.25' },
    ],
  })
  expect(await server.status(purchase)).toMatchObject({ status: 'created', isFinal: false, txHash: null })

  const checkout = await server.open(purchase)
  expect((await server.status(purchase)).status).toMatch(/^(opened|awaitingPayment)$/)
  expect(await evm().balanceOf(address)).toBe(0n)
  await server.submit(checkout, { action: 'pay', card: CARDS.good })

  const done = await finalStatus(server, purchase)
  expect(done).toMatchObject({ status: 'delivered', isSent: true, received: purchase.quote.amount, failure: null })
  expect(await evm().balanceOf(address)).toBe(BigInt(purchase.quote.amount))
  const receipt = await evm().waitForReceipt(done.txHash as `0x${string}`)
  expect([receipt.status, receipt.to]).toEqual(['success', address])
  // A second click pays nothing.
  await server.submit(checkout, { action: 'pay', card: CARDS.good })
  expect(await evm().balanceOf(address)).toBe(BigInt(purchase.quote.amount))
})

test('sells SOL and bitcoin', async () => {
  const server = await stage()
  const buyer = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
  const sol = await server.start(`${solana.caipNetworkId}/slip44:501`, `${solana.caipNetworkId}:${buyer}`)
  await server.submit(await server.open(sol), { action: 'pay', card: CARDS.good })
  expect(await finalStatus(server, sol)).toMatchObject({ status: 'delivered', received: sol.quote.amount })
  expect(await solana.balanceOf(buyer)).toBe(BigInt(sol.quote.amount))

  const { p2tr } = bitcoin.accounts[3] ?? bitcoin.accounts[0]
  const before = await bitcoin.balanceOf(p2tr)
  const btc = await server.start(`${bitcoin.caipNetworkId}/slip44:0`, `${bitcoin.caipNetworkId}:${p2tr}`)
  await server.submit(await server.open(btc), { action: 'pay', card: CARDS.good })
  expect(await finalStatus(server, btc)).toMatchObject({ status: 'delivered', received: btc.quote.amount })
  expect((await bitcoin.balanceOf(p2tr)) - before).toBe(BigInt(btc.quote.amount))
})

test('lists a purchase in the history', async () => {
  const chains = { chains: { [EVM]: { upstreams: [evm().url], local: true, index: { fromBlock: 0 } } } }
  const [server, address] = [await stage({ chains }), nextAddress()]
  const purchase = await server.start(ETHER, `${EVM}:${address}`)
  await server.submit(await server.open(purchase), { action: 'pay', card: CARDS.good })
  const { txHash } = await finalStatus(server, purchase)
  const history = (query: string) => server.get<HistoryPage>(`/v1/account/${address}/history?chainId=${EVM}${query}`)
  await expect
    .poll(async () => (await history('')).body.data.map(({ metadata }) => [metadata.hash, metadata.operationType]), {
      timeout: 10_000,
    })
    .toEqual([[txHash, 'buy']])
  const [row] = (await history('&onramp=sandbox')).body.data
  expect(row).toMatchObject({
    metadata: { operationType: 'buy', hash: txHash, sentFrom: 'Sandbox', status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS' },
    transfers: [{ direction: 'in', quantity: { numeric: '0.04167391304347826' } }],
  })
  expect((await history('&onramp=unknown')).status).toBe(400)
})

test.each([
  [CARDS.declined, 'card-declined'],
  [CARDS.unauthenticated, 'authentication-failed'],
  [CARDS.limit, 'limit-reached'],
])('the card %s fails with %s and pays nothing', async (card, failure) => {
  const [server, address] = [await stage(), nextAddress()]
  const purchase = await server.start(ETHER, `${EVM}:${address}`)
  await server.submit(await server.open(purchase), { action: 'pay', card })
  expect(await finalStatus(server, purchase)).toMatchObject({ status: 'failed', failure, isSent: false, txHash: null })
  expect(await evm().balanceOf(address)).toBe(0n)
  // The link of a failed purchase opens nothing.
  expect((await fetch(purchase.url, { redirect: 'manual' })).status).toBe(410)
})

test('a held payment is released or refunded', async () => {
  const [server, address] = [await stage(), nextAddress()]
  const held = async (): Promise<[StartedPurchase, string]> => {
    const purchase = await server.start(ETHER, `${EVM}:${address}`)
    const checkout = await server.open(purchase)
    await server.submit(checkout, { action: 'pay', card: CARDS.held })
    await expect.poll(async () => (await server.status(purchase)).status).toBe('onHold')
    return [purchase, checkout]
  }
  const [refunded, first] = await held()
  await server.submit(first, { action: 'refund' })
  expect(await finalStatus(server, refunded)).toMatchObject({ status: 'refunded' })
  expect(await evm().balanceOf(address)).toBe(0n)

  const [released, second] = await held()
  await server.submit(second, { action: 'release' })
  expect(await finalStatus(server, released)).toMatchObject({ status: 'delivered' })
  expect(await evm().balanceOf(address)).toBe(BigInt(released.quote.amount))
})

test('offers nothing in a wrong country, and says why', async () => {
  const server = await stage()
  const { body } = await server.get<OnrampCatalog>(`/v1/onramp/catalog?chainId=${EVM}&country=KP`)
  expect(body).toEqual({ assets: [], providers: [], unavailable: [] })
  for (const place of [{ country: 'KP' }, { country: 'US' }]) {
    expect((await server.quotes({ asset: ETHER, ...place })).skipped).toMatchObject([{ reason: 'unsupported-country' }])
  }
  expect((await server.quotes({ asset: ETHER, country: 'US', subdivision: 'NY' })).quotes).toHaveLength(1)
})

test('returns the catalog of a chain', async () => {
  const server = await stage()
  const { body } = await server.get<OnrampCatalog>(`/v1/onramp/catalog?chainId=${EVM}&country=DE`)
  expect(body.assets).toMatchObject([{ id: ETHER, address: null, symbol: 'ETH', decimals: 18 }])
  expect(body.providers).toMatchObject([{ id: 'sandbox', isSandbox: true, assets: [ETHER] }])
  expect(body.providers[0]?.payments.find(({ currency }) => currency === 'EUR')?.methods).toEqual([
    { id: 'card', min: '10.00', max: '7500.00' },
    { id: 'bank', min: '10.00', max: '25000.00' },
  ])
  const { body: chains } = await server.get<SupportedChains>('/v1/supported-chains')
  expect(chains.onramp).toEqual([EVM, solana.caipNetworkId, bitcoin.caipNetworkId])
})

test.each([
  [{ amount: '9.99' }, { reason: 'amount-too-low', limits: { min: '10.00', max: '7500.00' } }],
  [{ amount: '7500.01' }, { reason: 'amount-too-high', limits: { min: '10.00', max: '7500.00' } }],
  [{ currency: 'XAU' }, { reason: 'unsupported-currency' }],
  [{ method: 'cash' }, { reason: 'unsupported-method' }],
])('has no price for %j', async (query, skipped) => {
  const server = await stage()
  expect(await server.quotes({ asset: ETHER, ...query })).toMatchObject({ quotes: [], skipped: [skipped] })
})

test('refuses forged, changed and old webhooks, and ignores replays', async () => {
  const [server, address] = [await stage(), nextAddress()]
  const purchase = await server.start(ETHER, `${EVM}:${address}`)
  await server.open(purchase)
  const event = { id: purchase.id, status: 'delivered', at: Date.now(), txHash: `0x${'1'.repeat(64)}`, failure: null }
  const body = JSON.stringify(event)
  const send = (header: string, text = body): Promise<number> =>
    fetch(`${server.cloud.url}/v1/onramp/webhooks/sandbox`, {
      method: 'POST',
      headers: { 'x-sandbox-signature': header },
      body: text,
    }).then(({ status }) => status)
  const own = new SandboxSignature(['a secret of an attacker'], Date.now)
  expect(await send('')).toBe(401)
  expect(await send(own.sign(body))).toBe(401)
  expect(await server.status(purchase)).toMatchObject({ isSent: false, txHash: null })
})

test('needs the secret to read a purchase', async () => {
  const [server, address] = [await stage(), nextAddress()]
  const purchase = await server.start(ETHER, `${EVM}:${address}`)
  const other = await server.start(ETHER, `${EVM}:${address}`)
  for (const secret of ['', other.secret, purchase.id]) {
    expect((await server.post(`/v1/onramp/sessions/${purchase.id}`, { secret })).status).toBe(404)
  }
})

test('starts no purchase at a forged, foreign or expired price', async () => {
  const [server, address] = [await stage(), nextAddress()]
  const [quote] = (await server.quotes({ asset: ETHER })).quotes
  const id = quote?.id ?? ''
  const start = async (quoteId: string, account: string, more = {}): Promise<number> =>
    (await server.post('/v1/onramp/sessions', { quoteId, account, ...more })).status
  expect(await start(`${id.slice(0, -4)}AAAA`, `${EVM}:${address}`)).toBe(400)
  expect(await start(id, `eip155:1:${address}`)).toBe(400)
  expect(await start(id, `${EVM}:0x12`)).toBe(400)
  expect(await start(id, `${EVM}:${address}`, { redirectUrl: 'javascript:alert(1)' })).toBe(422)
  await server.cloud.projects.edit('local', { allowedOrigins: ['https://app.example'] })
  expect(await start(id, `${EVM}:${address}`, { redirectUrl: 'https://evil.example/' })).toBe(400)
  expect(await start(id, `${EVM}:${address}`, { redirectUrl: 'https://app.example/wallet' })).toBe(200)
  await server.cloud.projects.edit('local', { allowedOrigins: ['*'] })
})

test("serves AppKit's formats", async () => {
  const [server, address] = [await stage(), nextAddress()]
  const { body: options } = await server.get<OnrampOptions>('/v1/onramp/options?country=DE')
  expect(options.paymentCurrencies).toContainEqual({
    id: 'EUR',
    payment_method_limits: expect.arrayContaining([{ id: 'card', min: '10.00', max: '7500.00' }]),
  })
  const [purchaseCurrency] = options.purchaseCurrencies
  expect(purchaseCurrency).toMatchObject({ symbol: 'ETH', networks: [{ chain_id: '31337', contract_address: '' }] })
  const paymentCurrency = options.paymentCurrencies.find(({ id }) => id === 'EUR')
  const query = { purchaseCurrency, paymentCurrency, amount: '100', network: 'ETH', country: 'DE' }
  const { body: quote } = await server.post<OnrampSingleQuote>('/v1/onramp/quote', query)
  expect(quote).toMatchObject({
    paymentTotal: { amount: '100.00', currency: 'EUR' },
    paymentSubtotal: { amount: '95.85', currency: 'EUR' },
    purchaseAmount: { amount: '0.04167391304347826', currency: 'ETH' },
    networkFee: { amount: '0.25', currency: 'EUR' },
  })
  const refused = await server.post('/v1/onramp/quote', { ...query, amount: '5' })
  expect(refused.body).toMatchObject({
    reasons: [{ field: 'amount', description: 'Amount must be between 10.00 and 7500.00 EUR' }],
  })
  const { body: buy } = await server.get<OnrampBuyOptions>('/v1/onramp/buy/options?country=DE')
  expect(buy.purchaseCurrencies[0]).toMatchObject({
    symbol: 'ETH',
    networks: [{ chainId: '31337', contractAddress: '' }],
  })
  const parameters = `purchaseCurrency=eth&purchaseNetwork=${EVM}&paymentCurrency=EUR&paymentMethod=card&country=DE`
  const { body: bought } = await server.get<OnrampBuyQuote>(`/v1/onramp/buy/quotes?${parameters}&paymentAmount=100`)
  expect(bought).toMatchObject({
    paymentTotal: { value: '100.00', currency: 'EUR' },
    coinbaseFee: { value: '3.90', currency: 'EUR' },
    networkFee: { value: '0.25', currency: 'EUR' },
    purchaseAmount: { value: '0.04167391304347826', currency: 'ETH' },
  })
  expect((await server.get(`/v1/onramp/buy/quotes?${parameters}&paymentAmount=5`)).body).toMatchObject({
    reasons: [{ field: 'paymentAmount' }],
  })
  const { body: link } = await server.post<{ url: string }>('/v1/generators/onrampurl?country=DE', {
    destinationWallets: [{ address, blockchains: [EVM] }],
    partnerUserId: 'user',
    defaultExperience: 'buy',
    presetFiatAmount: 50,
  })
  const checkout = await server.open(link)
  await server.submit(checkout, { action: 'pay', card: CARDS.good })
  await expect.poll(() => evm().balanceOf(address)).toBeGreaterThan(0n)
})
