import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, FakeEvm, type FakeTransaction, hashOf } from '../../../test/FakeEvm'
import { backendOf, INVOICE, invoiceOf, nodeOf, ORDER, paymentOf, railOf, stage } from '../../../test/PayStage'

const SHOP = addressOf(7)
const TOKENS = [addressOf(20), addressOf(21)]
const ASSETS = [1, 2].flatMap(chain => [
  `eip155:${chain}/slip44:60`,
  ...TOKENS.map(token => `eip155:${chain}/erc20:${token}`),
])

/** A rail by its asset. Small prices make sums meet the price exactly. */
const rail = fc.record({
  asset: fc.constantFrom(...ASSETS),
  price: fc.bigInt(1n, 12n),
  confirmations: fc.constantFrom(1, 12, null),
})
/** One transaction, what it does on the chain, and how often and with which amount the backend lists it. */
const entry = fc.record({
  asset: fc.constantFrom(...ASSETS),
  amount: fc.bigInt(1n, 12n),
  listed: fc.array(fc.bigInt(1n, 12n), { minLength: 1, maxLength: 2 }),
  to: fc.constantFrom(SHOP, SHOP, SHOP, addressOf(8)),
  block: fc.constantFrom(40, 60, 95, 100),
  isSuccessful: fc.constantFrom(true, true, true, false),
  exists: fc.constantFrom(true, true, true, false),
})
const ledger = fc.record({
  rails: fc.uniqueArray(rail, { selector: ({ asset }) => asset, minLength: 1, maxLength: 4 }),
  entries: fc.array(entry, { maxLength: 6 }),
  bps: fc.constantFrom(0, 0, 500, 1000),
})

type Ledger = typeof ledger extends fc.Arbitrary<infer Value> ? Value : never

function least(one: bigint, other: bigint): bigint {
  if (one < other) return one
  return other
}

const chainOf = (asset: string): string => asset.slice(0, asset.indexOf('/'))

/** Adds fractions of the price one by one, with a different method than the code. */
function isProven({ bps, entries, rails }: Ledger): boolean {
  let [over, under] = [0n, 1n]
  for (const { amount, asset, block, exists, isSuccessful, listed, to } of entries) {
    const own = rails.find(one => one.asset === asset)
    const depth = 100 - block + 1
    const isFinal = own && (block <= 50 || (own.confirmations !== null && depth >= own.confirmations))
    if (!own || !isFinal || !exists || !isSuccessful || to !== SHOP) continue
    const most = listed.reduce((sum, one) => sum + one, 0n)
    over = over * own.price + least(amount, most) * under
    under *= own.price
  }
  return over > 0n && over * 10_000n >= under * BigInt(10_000 - bps)
}

function isAccepted({ bps, entries, rails }: Ledger): Promise<boolean> {
  const chains = new Map<string, FakeEvm>([1, 2].map(id => [`eip155:${id}`, new FakeEvm(id)]))
  for (const [index, { amount, asset, exists, to, ...rest }] of entries.entries()) {
    const [, token] = asset.split('/erc20:')
    const transaction: FakeTransaction = { ...rest, transfers: [{ ...(token && { token }), to, amount }] }
    if (exists) chains.get(chainOf(asset))?.transactions.set(hashOf(index), transaction)
  }
  const invoice = invoiceOf({
    rails: rails.map(one => railOf({ ...one, price: `${one.price}`, recipient: SHOP })),
    payments: entries.flatMap(({ asset, listed }, index) =>
      listed.map(amount => paymentOf({ asset, txHash: hashOf(index), amount: `${amount}` })),
    ),
  })
  const nodes = Object.fromEntries([...chains].map(([chainId, chain]) => [chainId, nodeOf(chain)]))
  const verification = stage(backendOf(invoice), nodes).invoices.verify(INVOICE, { ...ORDER, tolerance: { bps } })
  return verification.then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ code: expect.stringMatching(/^pay\/(?:not-on-chain|too-little|not-final)$/) })
      return false
    },
  )
}

test('accepts an invoice if and only if the final payments on the chains cover the price', async () => {
  let accepted = 0
  const property = fc.asyncProperty(ledger, async one => {
    const expected = isProven(one)
    if (expected) accepted += 1
    expect(await isAccepted(one)).toBe(expected)
  })
  await fc.assert(property, { numRuns: 400 })
  // Both outcomes must be common, or the test would prove little.
  expect(accepted).toBeGreaterThan(20)
  expect(accepted).toBeLessThan(380)
})
