import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountForFiat, fiatDecimals, fiatValue } from './fiatValue'
import { floorUnits } from './floorUnits'
import { numeralsOf } from './Numerals'
import { parseAmount } from './parseAmount'
import { printAmount } from './printAmount'
import { showAmount } from './showAmount'
import { showFiat } from './showFiat'

/** Up to what a contract can hold, small ones as often as large ones. */
const units = fc.oneof(fc.bigInt(0n, 10_000n), fc.bigInt(0n, 2n ** 256n - 1n))
const decimals = fc.integer({ min: 0, max: 36 })
/** Latin, Arabic, Persian, Bengali, Devanagari digits; points, commas, spaces and apostrophes; groups of three and of two. */
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
/** Making a format of a language is slow work for the platform, and a test makes thousands. */
const patience = 60_000

test(
  'an amount comes back from its text to the last unit, for 0 to 36 decimals, in the digits of every language',
  () => {
    fc.assert(
      fc.property(units, decimals, locale, (amount, digits, language) => {
        expect(parseAmount(printAmount(amount, digits, language), digits, language)).toBe(amount)
      }),
      options,
    )
  },
  patience,
)

test(
  'an amount is never shown larger than it is, and by less than one in the last digit smaller, in every language',
  () => {
    fc.assert(
      fc.property(units, decimals, locale, fc.integer({ min: 1, max: 18 }), (amount, own, language, digits) => {
        const scale = Math.max(own, digits)
        const shown = parseAmount(showAmount(amount, own, { locale: language, digits }), scale, language)
        const held = amount * 10n ** BigInt(scale - own)
        expect(shown <= held).toBe(true)
        expect(held - shown < 10n ** BigInt(scale - digits)).toBe(true)
      }),
      options,
    )
  },
  patience,
)

test(
  'money is never shown as more than it is, and by less than one in the last digit as less, in the digits of every language',
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
          const worth = parseAmount(number, fiatDecimals, language)
          expect(worth <= fiat).toBe(true)
          expect(fiat - worth < 10n ** BigInt(fiatDecimals - (currency === 'btc' ? 8 : 2))).toBe(true)
        },
      ),
      options,
    )
  },
  patience,
)

test(
  'what an amount of money buys is never worth more, and one unit more would be',
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
  patience,
)

test(
  'a value grows with the amount, and is what the text of the price says',
  () => {
    fc.assert(
      fc.property(units, decimals, fc.integer({ min: 1, max: 1_000_000 }), (amount, digits, cents) => {
        const scale = 10n ** BigInt(digits)
        expect(fiatValue(amount, digits, cents / 100)).toBe((amount * BigInt(cents) * 10n ** 16n) / scale)
      }),
      options,
    )
  },
  patience,
)

test(
  'no text makes an amount other than by being one: it is read, or refused by name',
  () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,\u066b\u066c\u0661\u06f3\u2019 -+eE'), maxLength: 12 }),
    )
    fc.assert(
      fc.property(text, decimals, locale, (given, digits, language) => {
        try {
          expect(parseAmount(given, digits, language) >= 0n).toBe(true)
        } catch (error) {
          expect(error).toMatchObject({ code: expect.stringMatching(/^units\/(invalid-decimal|too-precise)$/u) })
        }
      }),
      options,
    )
  },
  patience,
)

test(
  'what others printed is read to the last unit, and what is finer than a unit was never held',
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
  patience,
)
