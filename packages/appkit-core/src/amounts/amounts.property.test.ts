import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountForFiat, fiatDecimals, fiatValue } from './fiatValue'
import { floorUnits } from './floorUnits'
import { numeralsOf } from './Numerals'
import { parseAmount } from './parseAmount'
import { printAmount } from './printAmount'
import { showAmount } from './showAmount'
import { showFiat } from './showFiat'

/** The full range of uint256, with small amounts as frequent as large ones. */
const units = fc.oneof(fc.bigInt(0n, 10_000n), fc.bigInt(0n, 2n ** 256n - 1n))
const decimals = fc.integer({ min: 0, max: 36 })
/**
 * Latin, Arabic, Persian, Bengali and Devanagari digits; points, commas, spaces and apostrophes; groups of three and of
 * two.
 */
const locales = [
  'en',
  'de',
  'fr',
  'de-CH',
  'es',
  'pt-PT',
  'pl',
  'en-IN',
  'hi-IN-u-nu-deva',
  'ar',
  'ar-EG',
  'fa',
  'bn',
  'ja',
  'ff-Adlm',
]
const locale = fc.constantFrom(undefined, ...locales)
const price = fc.oneof(
  fc.double({ min: 1e-18, max: 1e9, noNaN: true }),
  fc.double({ min: Number.MIN_VALUE, max: 1e300, noNaN: true }),
)
const options = { numRuns: 300, seed: 7 }
/** Creating an `Intl.NumberFormat` is slow, and these tests create thousands. */
const timeouts = 60_000

test(
  'prints and parses an amount without loss, for 0 to 36 decimals in every locale',
  () => {
    fc.assert(
      fc.property(units, decimals, locale, (amount, digits, language) => {
        expect(parseAmount(printAmount(amount, digits, language), digits, language)).toBe(amount)
      }),
      options,
    )
  },
  timeouts,
)

test(
  'never shows more than the amount, and less by under a 10,000th or the sixth decimal place, in every locale',
  () => {
    fc.assert(
      fc.property(units, decimals, fc.constantFrom(...locales), (amount, own, language) => {
        const text = showAmount(amount, own, { locale: language })
        const isTooSmall = text.startsWith('<')
        const scale = Math.max(own, 6)
        const { decimal, digits } = numeralsOf(language)
        const number = [...text].filter(mark => mark === decimal || digits.includes(mark)).join('')
        const shown = isTooSmall ? 0n : parseAmount(number, scale, language)
        const held = amount * 10n ** BigInt(scale - own)
        expect(shown <= held).toBe(true)
        expect((held - shown) * 10_000n <= held || held - shown < 10n ** BigInt(scale - 6)).toBe(true)
        expect(isTooSmall).toBe(held > 0n && held < 10n ** BigInt(scale - 6))
      }),
      options,
    )
  },
  timeouts,
)

test(
  'never shows more money than there is, and less by under one last digit, in every locale',
  () => {
    fc.assert(
      fc.property(
        units,
        fc.constantFrom(...locales),
        fc.constantFrom('usd', 'eur', 'btc'),
        (fiat, language, currency) => {
          const { decimal, digits } = numeralsOf(language)
          const shown = showFiat(fiat, { currency, locale: language })
          const number = [...shown].filter(mark => mark === decimal || digits.includes(mark)).join('')
          const places = fiat < 10n ** BigInt(fiatDecimals + 6) ? (currency === 'btc' ? 8 : 2) : 0
          const worth = shown.startsWith('<') ? 0n : parseAmount(number, fiatDecimals, language)
          expect(worth <= fiat).toBe(true)
          expect(fiat - worth < 10n ** BigInt(fiatDecimals - places)).toBe(true)
        },
      ),
      options,
    )
  },
  timeouts,
)

test(
  "returns the largest amount whose value doesn't exceed the money",
  () => {
    fc.assert(
      fc.property(units, decimals, price, (fiat, digits, rate) => {
        const bought = amountForFiat(fiat, digits, rate) ?? -1n
        expect(fiatValue(bought, digits, rate) ?? fiat + 1n).toBeLessThanOrEqual(fiat)
        expect(fiatValue(bought + 1n, digits, rate) ?? -1n).toBeGreaterThanOrEqual(fiat)
      }),
      options,
    )
  },
  timeouts,
)

test(
  'a value grows with its amount and matches the decimal text of the price',
  () => {
    fc.assert(
      fc.property(units, decimals, fc.integer({ min: 1, max: 1_000_000 }), (amount, digits, cents) => {
        const scale = 10n ** BigInt(digits)
        expect(fiatValue(amount, digits, cents / 100)).toBe((amount * BigInt(cents) * 10n ** 16n) / scale)
      }),
      options,
    )
  },
  timeouts,
)

test(
  'parses any text as an amount or rejects it with an error code',
  () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,\u066b\u066c\u0661\u06f3\u2019 -+eE'), maxLength: 12 }),
    )
    fc.assert(
      fc.property(text, decimals, locale, (input, digits, language) => {
        try {
          expect(parseAmount(input, digits, language) >= 0n).toBe(true)
        } catch (error) {
          expect(error).toMatchObject({ code: expect.stringMatching(/^units\/(invalid-decimal|too-precise)$/u) })
        }
      }),
      options,
    )
  },
  timeouts,
)

test(
  'floors a printed amount to whole base units',
  () => {
    fc.assert(
      fc.property(units, decimals, fc.integer({ min: 0, max: 36 }), (amount, printed, own) => {
        const scale = BigInt(10) ** BigInt(Math.abs(printed - own))
        const held = floorUnits(printAmount(amount, printed), own)
        expect(held).toBe(own < printed ? amount / scale : amount * scale)
      }),
      options,
    )
  },
  timeouts,
)
