import { AppKitError } from '@openappkit/appkit-core/adapter'
import { fiatDecimals, parseAmount, printAmount } from '@openappkit/appkit-core/amounts'
import type { SendDraft } from './SendDraft'

/** The reason that a text isn't an amount. Suggested amounts are written for the locale. */
export type AmountProblem =
  | { readonly kind: 'notAnAmount' }
  /** Written with an exponent: `1e3`. */
  | { readonly kind: 'exponent' }
  /** More decimals than the token has. */
  | { readonly kind: 'tooPrecise'; readonly decimals: number }
  /** A separator that doesn't start the fraction in this locale. */
  | { readonly kind: 'wrongSeparator'; readonly separator: string; readonly suggestion: string }
  /** A lone separator that could start the fraction or group the thousands. */
  | { readonly kind: 'ambiguous'; readonly whole: string; readonly fraction: string }

/** Maximum number of decimals that a token can have. */
const finest = 255

/** Returns what is wrong with the typed amount. Undefined if it is empty or valid, or if no token is selected. */
export function amountProblemOf({
  amountText,
  locale,
  token,
  unit,
}: Pick<SendDraft, 'amountText' | 'locale' | 'token' | 'unit'>): AmountProblem | undefined {
  const text = amountText.trim()
  if (!token || !text) return undefined
  const decimals = unit === 'token' ? token.decimals : fiatDecimals
  try {
    parseAmount(text, decimals, locale)
    return undefined
  } catch (cause) {
    if (cause instanceof AppKitError && cause.code === 'units/too-precise') return { kind: 'tooPrecise', decimals }
    if (/\p{Nd}e[+-]?\p{Nd}/iu.test(text)) return { kind: 'exponent' }
    return separatorProblem(text, locale) ?? { kind: 'notAnAmount' }
  }
}

function separatorProblem(text: string, locale: string | undefined): AmountProblem | undefined {
  const [typed, ...others] = text.match(/[.,٫]/gu) ?? []
  if (typed === undefined || others.length > 0) return undefined
  const separator = decimalSeparatorOf(locale)
  const fraction = rewritten(text.replace(typed, separator), locale)
  if (fraction === undefined) return undefined
  const whole = rewritten(text.replace(typed, ''), locale)
  const couldGroup = /^\p{Nd}{1,3}[.,٫]\p{Nd}{3}$/u.test(text) && whole?.length === text.length - typed.length
  return couldGroup
    ? { kind: 'ambiguous', whole, fraction }
    : { kind: 'wrongSeparator', separator, suggestion: fraction }
}

function decimalSeparatorOf(locale: string | undefined): string {
  if (locale === undefined) return '.'
  return new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
}

/** Returns the amount without groups and leading zeros, or undefined if the text isn't an amount. */
function rewritten(text: string, locale: string | undefined): string | undefined {
  try {
    return printAmount(parseAmount(text, finest, locale), finest, locale)
  } catch {
    return undefined
  }
}
