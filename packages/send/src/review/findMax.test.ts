import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeReserve, isFeeSpike } from './feeRule'
import { findMax } from './findMax'

/** Fees that rise, that are fixed, and that wallets want twice of. */
const reserves = fc.constantFrom(
  feeReserve,
  fee => fee,
  (fee: bigint) => fee * 2n,
)
const units = fc.bigInt({ min: 0n, max: 10n ** 30n })

test('Max and its fee are never more than what is held, with room for the fee to rise', async () => {
  await fc.assert(
    fc.asyncProperty(
      units,
      units,
      fc.bigInt({ min: 0n, max: 20n }),
      reserves,
      async (balance, fixed, percent, reserve) => {
        // A fee that depends on the amount, and a chain that names none for what leaves nothing for it.
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

test('Max of a fixed fee leaves nothing but what the fee may rise to', async () => {
  expect(await findMax(1_000n, async () => 100n, feeReserve)).toEqual({ amount: 875n, fee: 100n })
})

test('Max of what the fee eats up is nothing', async () => {
  expect(await findMax(100n, async () => 100n, feeReserve)).toBeUndefined()
  expect(await findMax(0n, async () => 1n, feeReserve)).toBeUndefined()
})

test('Max of a chain that never answers fails', async () => {
  await expect(findMax(100n, () => Promise.reject(new Error('offline')), feeReserve)).rejects.toThrow('offline')
})

test('Max of a chain that is gone after its first answer fails at once, and does not say that the fee eats it all', async () => {
  const asked: bigint[] = []
  const finding = findMax(
    1_000_000n,
    async amount => {
      asked.push(amount)
      if (asked.length > 1) throw new Error('offline')
      return 100n
    },
    feeReserve,
  )
  await expect(finding).rejects.toThrow('offline')
  expect(asked).toEqual([1_000_000n, 999_875n, 1_000_000n])
})

test('whatever fits beside the reserve is no spike, and the next unit is', () => {
  fc.assert(
    fc.property(units, fee => {
      expect(isFeeSpike(fee, (fee * 5n) / 4n)).toBe(false)
      expect(isFeeSpike(fee, (fee * 5n) / 4n + 1n)).toBe(true)
      expect(feeReserve(fee)).toBeGreaterThanOrEqual((fee * 5n) / 4n)
    }),
  )
})
