import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeReserve, isFeeSpike } from './feeRule'
import { findMax } from './findMax'

/** Reserves: room for the fee to rise, the exact fee, and twice the fee. */
const reserves = fc.constantFrom(
  feeReserve,
  fee => fee,
  (fee: bigint) => fee * 2n,
)
const units = fc.bigInt({ min: 0n, max: 10n ** 30n })

test('Max and its fee never exceed the balance, with room for the fee to rise', async () => {
  await fc.assert(
    fc.asyncProperty(
      units,
      units,
      fc.bigInt({ min: 0n, max: 20n }),
      reserves,
      async (balance, fixed, percent, reserve) => {
        // The fee depends on the amount, and some chains return none if nothing is left for it.
        const feeOf = (amount: bigint) => fixed / 1_000n + (amount * percent) / 100n
        const found = await findMax(
          balance,
          async amount => {
            const fee = feeOf(amount)
            if (amount + fee > balance && balance % 2n === 0n) throw new Error('insufficient')
            return fee
          },
          reserve,
        ).catch(() => undefined)
        if (!found) return
        expect(found.amount).toBeGreaterThan(0n)
        expect(found.fee).toBe(feeOf(found.amount))
        expect(found.amount + reserve(found.fee)).toBeLessThanOrEqual(balance)
      },
    ),
  )
})

test('Max with a fixed fee leaves only the fee and room for it to rise', async () => {
  expect(await findMax(1_000n, async () => 100n, feeReserve)).toEqual({ amount: 875n, fee: 100n })
})

test('returns no Max if the fee uses up the balance', async () => {
  expect(await findMax(100n, async () => 100n, feeReserve)).toBeUndefined()
  expect(await findMax(0n, async () => 1n, feeReserve)).toBeUndefined()
})

test('rejects if the chain never answers', async () => {
  await expect(findMax(100n, () => Promise.reject(new Error('offline')), feeReserve)).rejects.toThrow('offline')
})

test('fails immediately if the chain becomes unavailable after its first answer, without blaming the fee', async () => {
  const amounts: bigint[] = []
  const finding = findMax(
    1_000_000n,
    async amount => {
      amounts.push(amount)
      if (amounts.length > 1) throw new Error('offline')
      return 100n
    },
    feeReserve,
  )
  await expect(finding).rejects.toThrow('offline')
  expect(amounts).toEqual([1_000_000n, 999_875n, 1_000_000n])
})

/** Finds the maximum of `balance` on a chain with these fees, and records the amounts of its fee estimates. */
async function findMaxWithAmounts(
  balance: bigint,
  feeOf: (amount: bigint) => bigint | undefined,
  reserve = feeReserve,
) {
  const amounts: bigint[] = []
  const estimate = async (amount: bigint) => {
    amounts.push(amount)
    const fee = feeOf(amount)
    if (fee === undefined) throw new Error('insufficient')
    return fee
  }
  return { found: await findMax(balance, estimate, reserve), amounts }
}

test('sends no request for an empty balance', async () => {
  expect(await findMaxWithAmounts(0n, () => 0n)).toEqual({ found: undefined, amounts: [] })
})

test('returns no Max after one request if the reserve uses up the balance', async () => {
  expect(await findMaxWithAmounts(100n, () => 80n)).toEqual({ found: undefined, amounts: [100n] })
})

test('starts at half if the chain returns no fee for the whole balance', async () => {
  const { amounts, found } = await findMaxWithAmounts(1_000n, amount => (amount > 900n ? undefined : 80n))
  expect(amounts).toEqual([1_000n, 500n, 900n])
  expect(found).toEqual({ amount: 900n, fee: 80n })
})

test('doubles the reserve while the chain returns no fee for the amount', async () => {
  const { amounts, found } = await findMaxWithAmounts(1_000n, amount => (amount > 800n ? undefined : 80n))
  expect(amounts).toEqual([1_000n, 500n, 900n, 500n, 799n])
  expect(found).toEqual({ amount: 799n, fee: 80n })
})

test('reserves what a rising fee needs, and at least twice the previous reserve', async () => {
  const plain = (fee: bigint) => fee
  const steep = await findMaxWithAmounts(1_000n, amount => (amount === 1_000n ? 10n : 300n), plain)
  expect(steep).toEqual({ amounts: [1_000n, 990n, 700n], found: { amount: 700n, fee: 300n } })
  const slow = await findMaxWithAmounts(1_000n, amount => (amount === 1_000n ? 10n : 11n), plain)
  expect(slow).toEqual({ amounts: [1_000n, 990n, 979n], found: { amount: 979n, fee: 11n } })
})

test('a fee up to a quarter higher is no spike, and one unit more is', () => {
  fc.assert(
    fc.property(units, fee => {
      expect(isFeeSpike(fee, (fee * 5n) / 4n)).toBe(false)
      expect(isFeeSpike(fee, (fee * 5n) / 4n + 1n)).toBe(true)
      expect(feeReserve(fee)).toBeGreaterThanOrEqual((fee * 5n) / 4n)
    }),
  )
})
