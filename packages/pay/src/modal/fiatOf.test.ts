import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dollarOf } from '../../test/payScene'
import { fiatDue, fiatOf } from './fiatOf'

test.each<[string, bigint, bigint]>([
  ['EUR', 4999n, 49_990_000_000_000_000_000n],
  ['JPY', 5000n, 5_000_000_000_000_000_000_000n],
])('returns the price in %s', (currency, minor, value) => {
  expect(fiatOf({ currency, minor })).toBe(value)
})

test('never shows less than what is due, nor more than the price', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10n ** 24n),
      fc.bigInt(0n, 10n ** 24n),
      fc.bigInt(1n, 10n ** 9n),
      (price, part, minor) => {
        const due = part % (price + 1n)
        const amount = { minor, currency: 'EUR' }
        const shown = fiatDue({ amount, assets: [dollarOf({ price, due })] })
        expect(shown * price >= fiatOf(amount) * due && shown <= fiatOf(amount)).toBe(true)
      },
    ),
  )
})
