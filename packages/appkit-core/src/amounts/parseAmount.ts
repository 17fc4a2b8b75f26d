import { AppKitError } from '@openappkit/contract'
import { parseUnits } from '../format/parseUnits'
import { type Numerals, numeralsOf } from './Numerals'

/**
 * Maximum length in characters. Valid amounts have up to 78 digits before the point or 36 after it, plus separators,
 * and some digits take two UTF-16 units.
 */
const limit = 300

/**
 * Zero in each script that keyboards can type, regardless of the app's locale: Latin, Arabic, Persian and full-width.
 */
const zeros = ['0', '٠', '۰', '０']

/** Maps separators that many keyboards lack to the look-alikes that users type. */
const alike: Readonly<Record<string, string>> = { '’': "'", '\u00a0': ' ', '\u202f': ' ' }

/**
 * Parses an amount that a user typed or pasted, without loss of precision. Negative numbers and exponents are rejected.
 *
 * With a locale, a point or a comma starts the fraction, unless the locale uses it for groups. Groups must match the
 * locale. If a lone separator could mean either (`1,234` in English, `1.234` in German), the amount is rejected rather
 * than guessed.
 *
 * @param decimals - Decimal places of the token.
 * @param locale - BCP 47 tag. Without it, only the digits 0 to 9 and a point are accepted.
 *
 * @throws {AppKitError} `units/invalid-decimal` if the text isn't an amount or is ambiguous.
 * @throws {AppKitError} `units/too-precise` if the amount has more decimal places than the token.
 * @throws {AppKitError} `units/decimals-required` if `decimals` is invalid.
 * @throws {RangeError} if `locale` isn't a valid tag.
 *
 * @example
 * ```ts
 * import { parseAmount } from '@openappkit/appkit-core/amounts'
 *
 * parseAmount('1,5', 18, 'de') // 1500000000000000000n
 * parseAmount('١٫٥', 18, 'ar-EG') // 1500000000000000000n
 * ```
 */
export function parseAmount(text: string, decimals: number, locale?: string): bigint {
  // Text copied from a right-to-left document contains invisible formatting characters.
  const written = text.replace(/\p{Cf}/gu, '').trim()
  const plain = written.length > limit ? undefined : locale === undefined ? written : plainText(written, locale)
  if (plain === undefined || !/^(?=\.?\d)\d*(?:\.\d*)?$/u.test(plain))
    throw new AppKitError('units/invalid-decimal', `${text.slice(0, 100)} isn't an amount. Enter a number.`)
  return parseUnits(plain, decimals)
}

/** Returns the amount with the digits 0 to 9, a point and no groups. Undefined if it can't be parsed. */
function plainText(text: string, locale: string): string | undefined {
  const numerals = numeralsOf(locale)
  const group = alikeOf(numerals.group)
  const decimals = new Set([numerals.decimal, '.', ',', '٫'].filter(mark => mark !== group))
  const characters = [...text].map(character => digitOf(character, numerals) ?? alikeOf(character))
  const points = characters.flatMap((character, index) => (decimals.has(character) ? [index] : []))
  const [point = characters.length] = points
  const whole = characters.slice(0, point).join('')
  const fraction = characters.slice(point + 1).join('')
  const isGrouped = group !== '' && whole.includes(group)
  if (points.length > 1 || (isGrouped && !isWellGrouped(whole, numerals, locale, points.length === 0))) return undefined
  return `${isGrouped ? whole.replaceAll(group, '') : whole}.${fraction}`
}

/** Returns whether the groups match the locale and can't be mistaken for a fraction. */
function isWellGrouped(whole: string, numerals: Numerals, locale: string, isAlone: boolean): boolean {
  const group = alikeOf(numerals.group)
  const digits = whole.replaceAll(group, '')
  if (!/^\d+$/u.test(digits)) return false
  if (isAlone && (group === '.' || group === ',') && whole.split(group).length === 2) return false
  // Locales that leave small numbers ungrouped still accept them grouped.
  const printed = new Intl.NumberFormat(locale, { useGrouping: 'always' }).format(BigInt(digits))
  return whole === [...printed].map(character => digitOf(character, numerals) ?? alikeOf(character)).join('')
}

function digitOf(character: string, { digits }: Numerals): string | undefined {
  const own = digits.indexOf(character)
  if (own >= 0) return String(own)
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.map(first => code - (first.codePointAt(0) ?? 0)).find(distance => distance >= 0 && distance < 10)
  return zero === undefined ? undefined : String(zero)
}

function alikeOf(character: string): string {
  return alike[character] ?? character
}
