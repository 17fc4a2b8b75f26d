import { AppKitError } from '@openappkit/contract'
import { parseUnits } from '../format/parseUnits'
import { type Numerals, numeralsOf } from './Numerals'

/** The longest honest amount has 78 digits before the point or 36 behind it, and separators; a digit of some languages counts twice. */
const limit = 300

/** Keyboards type the digits of their own layout whatever the language of the page: plain, Arabic, Persian, full-width. */
const zeros = ['0', '٠', '۰', '０']

/** What people type for a separator that their keyboard doesn't have. */
const alike: Readonly<Record<string, string>> = { '’': "'", '\u00a0': ' ', '\u202f': ' ' }

/**
 * Reads an amount as a visitor typed or pasted it, exactly. Never negative, never with an exponent.
 *
 * A point and a comma both stand before the fraction, unless the language groups by them. Groups are read only where they are written as the language
 * writes them; where a lone separator could be either (`1,234` in English, `1.234` in German), the amount is refused: a thousandfold isn't guessed.
 *
 * @param decimals - How many digits the smallest unit lies behind the point.
 * @param locale - BCP 47 tag. Without it only the digits 0 to 9 and a point are read.
 *
 * @throws AppKitError `units/invalid-decimal` when it is no amount, or can be read in two ways, `units/too-precise` when it is finer than the smallest
 * unit, `units/decimals-required` without a valid `decimals`.
 *
 * @example
 * ```ts
 * parseAmount('1,5', 18, 'de') // 1500000000000000000n
 * parseAmount('١٫٥', 18, 'ar-EG') // 1500000000000000000n
 * ```
 */
export function parseAmount(text: string, decimals: number, locale?: string): bigint {
  // Formatting characters are invisible, and come along when an amount is copied from a page that is written from right to left.
  const written = text.replace(/\p{Cf}/gu, '').trim()
  const plain = written.length > limit ? undefined : locale === undefined ? written : plainText(written, locale)
  if (plain === undefined || !/^(?=\.?\d)\d*(?:\.\d*)?$/u.test(plain))
    throw new AppKitError('units/invalid-decimal', `Not an amount: ${text.slice(0, 100)}`)
  return parseUnits(plain, decimals)
}

/** The amount with the digits 0 to 9, a point and no groups. Undefined when it can't be read. */
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

/** Groups as the language makes them, and nothing that might be meant as a fraction. */
function isWellGrouped(whole: string, numerals: Numerals, locale: string, isAlone: boolean): boolean {
  const group = alikeOf(numerals.group)
  const digits = whole.replaceAll(group, '')
  if (!/^\d+$/u.test(digits)) return false
  if (isAlone && (group === '.' || group === ',') && whole.split(group).length === 2) return false
  // Languages that leave small numbers ungrouped still understand them grouped.
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
