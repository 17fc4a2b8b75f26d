import { type Connection, type Keypair, VersionedTransaction } from '@solana/web3.js'
import { expect } from 'vitest'
import { test as base } from '../../test/solanaChainTest'
import { nativeSol, type SolanaMaker, type SolanaPair } from './SolanaMaker'
import { startSolanaMaker } from './startSolanaMaker'

const sol = 1_000_000_000n

const test = base.extend<{ pair: SolanaPair; maker: SolanaMaker; usd: string }>({
  usd: async ({ chain }, use) => {
    await use(await chain.createMint({ decimals: 6 }))
  },
  // One SOL is worth 150 USDX.
  pair: async ({ usd }, use) => {
    await use({ tokenA: nativeSol, amountA: sol, tokenB: usd, amountB: 150_000_000n })
  },
  maker: async ({ chain, pair }, use) => {
    await using maker = await startSolanaMaker(chain, { pairs: [pair] })
    await use(maker)
  },
})

interface Order {
  readonly transaction: string
  readonly outAmount: string
  readonly expiresAt: number
  readonly requestId: string
}

function order(maker: SolanaMaker, fields: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(`${maker.url}/order`, { method: 'POST', body: JSON.stringify(fields) })
}

/** Signs an order as the taker and sends it. */
async function settle(
  connection: Connection,
  payer: Keypair,
  { transaction }: Order,
  change?: (bytes: Buffer) => void,
) {
  const bytes = Buffer.from(transaction, 'base64')
  change?.(bytes)
  const signed = VersionedTransaction.deserialize(bytes)
  signed.sign([payer])
  return connection.sendTransaction(signed)
}

test('SOL trades for tokens as quoted', async ({ chain, connection, payer, maker, usd }) => {
  const taker = payer.publicKey.toBase58()
  const fields = { inputMint: nativeSol, outputMint: usd, amount: (2n * sol).toString(), taker }
  const quote = (await (await fetch(`${maker.url}/quote?${new URLSearchParams(fields)}`)).json()) as Order
  expect(quote).toEqual({ outAmount: '300000000', expiresAt: expect.any(Number) })
  const before = await chain.balanceOf(taker)
  const makerBefore = await chain.balanceOf(maker.address)

  const offer = (await (await order(maker, { ...fields, minOut: quote.outAmount })).json()) as Order
  await settle(connection, payer, offer)

  expect(offer).toMatchObject({ outAmount: '300000000', requestId: expect.stringMatching(/^[\da-f-]{36}$/) })
  expect(await chain.tokenBalanceOf(taker, usd)).toBe(300_000_000n)
  expect(await chain.balanceOf(maker.address)).toBe(makerBefore + 2n * sol)
  const rent = BigInt(await connection.getMinimumBalanceForRentExemption(165))
  // Two signatures at 5,000 lamports.
  expect(await chain.balanceOf(taker)).toBe(before - 2n * sol - rent - 10_000n)
})

test('tokens trade for SOL, and the price rounds down', async ({ chain, connection, payer, maker, usd }) => {
  const taker = payer.publicKey.toBase58()
  await chain.mintTo(usd, taker, 100n)
  const before = await chain.balanceOf(taker)
  const fields = { inputMint: usd, outputMint: nativeSol, amount: '100', taker, minOut: '666' }

  const offer = (await (await order(maker, fields)).json()) as Order
  await settle(connection, payer, offer)

  expect(offer.outAmount).toBe('666')
  expect(await chain.balanceOf(taker)).toBe(before + 666n - 10_000n)
  expect(await chain.tokenBalanceOf(taker, usd)).toBe(0n)
  expect(await chain.tokenBalanceOf(maker.address, usd)).toBe(100n)
})

test('tokens trade for tokens of Token-2022', async ({ chain, connection, payer, usd }) => {
  const taker = payer.publicKey.toBase58()
  const other = await chain.createMint({ decimals: 9, program: 'token2022' })
  await chain.mintTo(usd, taker, 10n)
  const pairs = [{ tokenA: other, amountA: 7n, tokenB: usd, amountB: 2n }]
  await using maker = await startSolanaMaker(chain, { pairs })
  const fields = { inputMint: usd, outputMint: other, amount: '10', taker, minOut: '35' }

  await settle(connection, payer, (await (await order(maker, fields)).json()) as Order)

  expect(await chain.tokenBalanceOf(taker, other)).toBe(35n)
})

test('the node refuses an order with a changed amount, and nothing moves', async ({
  chain,
  connection,
  payer,
  maker,
  usd,
}) => {
  const taker = payer.publicKey.toBase58()
  const fields = { inputMint: nativeSol, outputMint: usd, amount: sol.toString(), taker, minOut: '1' }
  const offer = (await (await order(maker, fields)).json()) as Order
  const amount = Buffer.alloc(8)
  amount.writeBigUInt64LE(150_000_000n)
  const before = await chain.balanceOf(taker)

  const changed = settle(connection, payer, offer, bytes => {
    const at = bytes.lastIndexOf(amount)
    expect(at).toBeGreaterThan(0)
    bytes[at + 3] = (bytes[at + 3] ?? 0) ^ 1
  })

  await expect(changed).rejects.toThrow(/signature verification/i)
  expect(await chain.balanceOf(taker)).toBe(before)
  expect(await chain.tokenBalanceOf(taker, usd)).toBe(0n)
})

test('an order expires with its blockhash', async ({ chain, connection, payer, maker, usd }) => {
  const taker = payer.publicKey.toBase58()
  const fields = { inputMint: nativeSol, outputMint: usd, amount: sol.toString(), taker, minOut: '1' }
  const offer = (await (await order(maker, fields)).json()) as Order

  chain.expireBlockhashes()

  await expect(settle(connection, payer, offer)).rejects.toThrow(/blockhash/i)
  expect(await chain.tokenBalanceOf(taker, usd)).toBe(0n)
})

test('a price that moved below the minimum is refused', async ({ maker, pair, payer, usd }) => {
  const taker = payer.publicKey.toBase58()
  const fields = { inputMint: nativeSol, outputMint: usd, amount: sol.toString(), taker, minOut: '149000000' }
  maker.setPrice({ ...pair, amountB: 148_999_999n })

  const refused = await order(maker, fields)

  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ error: 'price-moved' })
  expect((await order(maker, { ...fields, minOut: '148999999' })).status).toBe(200)
  expect(() => maker.setPrice({ ...pair, tokenB: 'other' })).toThrow("doesn't trade")
  expect(() => maker.setPrice({ ...pair, amountB: 0n })).toThrow(RangeError)
})

test('a quote expires when the maker says', async ({ chain, pair, payer, usd }) => {
  await using maker = await startSolanaMaker(chain, { pairs: [pair], validForMs: 5_000 })
  const taker = payer.publicKey.toBase58()
  const query = new URLSearchParams({ inputMint: usd, outputMint: nativeSol, amount: '1000', taker })
  const before = Date.now()

  const { expiresAt } = (await (await fetch(`${maker.url}/quote?${query}`)).json()) as Order

  expect(expiresAt).toBeGreaterThanOrEqual(before + 5_000)
  expect(expiresAt).toBeLessThanOrEqual(Date.now() + 5_000)
})

test('a maker without offers refuses until it makes them again', async ({ maker, payer, usd }) => {
  const taker = payer.publicKey.toBase58()
  const fields = { inputMint: nativeSol, outputMint: usd, amount: '1000', taker, minOut: '1' }

  maker.makeOffers(false)
  expect((await order(maker, fields)).status).toBe(503)
  maker.makeOffers(true)
  expect((await order(maker, fields)).status).toBe(200)
})

test.for([
  ['a missing taker', { taker: undefined }, 400],
  ['an invalid taker', { taker: 'me' }, 400],
  ['an amount of 0', { amount: '0' }, 400],
  ['an amount worth nothing', { amount: '1' }, 400],
  ['an amount with decimals', { amount: '1.5' }, 400],
  ['an amount beyond 64 bits', { amount: (2n ** 64n).toString() }, 400],
  ['tokens that it does not trade', { outputMint: 'other' }, 404],
] as const)('refuses %s', async ([, change, status], { maker, payer, usd }) => {
  const fields = {
    inputMint: nativeSol,
    outputMint: usd,
    amount: '1000',
    taker: payer.publicKey.toBase58(),
    minOut: '1',
  }
  const body = JSON.stringify({ ...fields, ...change })

  const refused = await fetch(`${maker.url}/order`, { method: 'POST', body })

  expect(refused.status).toBe(status)
  expect(await refused.json()).toEqual({ error: expect.any(String), message: expect.any(String) })
})

test('refuses other paths and invalid JSON', async ({ maker }) => {
  expect((await fetch(`${maker.url}/order`)).status).toBe(404)
  expect((await fetch(`${maker.url}/order`, { method: 'POST', body: '{' })).status).toBe(400)
})

test('a stopped maker is unreachable, and can be stopped again', async ({ chain, pair }) => {
  const maker = await startSolanaMaker(chain, { pairs: [pair] })
  await maker.stop()
  await maker.stop()

  await expect(fetch(`${maker.url}/quote`)).rejects.toThrow()
})
