import type { Catalog, MessageParams, PluralMessage } from './Catalog'

const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g
const rtlCharacters = /[\u0590-\u08FF\u200F\u061C\uFB1D-\uFDFF\uFE70-\uFEFC]/

/**
 * Prevents a foreign value, such as a wallet's name, from reordering the sentence around it. Strips the value's
 * direction controls and adds isolates if its direction may differ.
 */
function isolate(value: string, dir: 'ltr' | 'rtl'): string {
  const plain = value.replace(bidiControls, '')
  return dir === 'rtl' || rtlCharacters.test(plain) ? `\u2068${plain}\u2069` : plain
}

/**
 * Formats a message in the translator's language. Placeholder values are type-checked. Numbers are formatted for the
 * locale.
 */
export type Translate<source extends Catalog> = <key extends keyof source & string>(
  key: key,
  ...params: [keyof MessageParams<source[key]>] extends [never] ? [] : [params: MessageParams<source[key]>]
) => string

/** Translator for one language. */
export interface Translator<source extends Catalog> {
  /** BCP 47 tag of the language, used to format numbers and select plurals. */
  readonly locale: string
  /** Value of the root's `dir` attribute. */
  readonly dir: 'ltr' | 'rtl'
  readonly t: Translate<source>
}

/** Right-to-left languages. */
const rtlLanguages = /^(ar|arc|ckb|dv|fa|he|ku|nqo|ps|sd|syr|ug|ur|yi)\b/

/**
 * Creates a translator for a catalog. Runs without a DOM. `locale` must be a valid BCP 47 tag; otherwise, `t` throws a
 * `RangeError` for messages with numbers or plurals.
 *
 * @example
 * ```ts
 * import { createTranslator } from '@openappkit/appkit-ui/elements'
 *
 * const en = { title: 'Continue in {wallet}' } as const
 * const { t } = createTranslator<typeof en>(en, 'en')
 * t('title', { wallet: 'MetaMask' }) // 'Continue in MetaMask'
 * ```
 */
export function createTranslator<source extends Catalog>(
  messages: { readonly [key in keyof source]: string | PluralMessage },
  locale: string,
): Translator<source> {
  const dir = rtlLanguages.test(locale) ? 'rtl' : 'ltr'
  const say = (key: keyof source & string, params: { readonly [name: string]: string | number } = {}): string => {
    const message = messages[key]
    const text =
      typeof message === 'string'
        ? message
        : (message[new Intl.PluralRules(locale).select(Number(params['count']))] ?? message.other)
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = params[name]
      if (value === undefined) return placeholder
      return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : isolate(value, dir)
    })
  }
  return { locale, dir, t: say as Translate<source> }
}
