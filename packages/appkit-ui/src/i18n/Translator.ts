import type { Catalogue, MessageParams, PluralMessage } from './Catalogue'

const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g
const rtlCharacters = /[\u0590-\u08FF\u200F\u061C\uFB1D-\uFDFF\uFE70-\uFEFC]/

/**
 * Keeps a foreign value (a wallet's name) from reordering the sentence around it: its own direction controls are removed,
 * and it is wrapped in isolates when its direction may differ from the sentence's.
 */
function isolate(value: string, dir: 'ltr' | 'rtl'): string {
  const plain = value.replace(bidiControls, '')
  return dir === 'rtl' || rtlCharacters.test(plain) ? `\u2068${plain}\u2069` : plain
}

/** Says a message in the visitor's language. A message with placeholders needs their values, and the compiler knows which. */
export type Translate<source extends Catalogue> = <key extends keyof source & string>(
  key: key,
  ...params: [keyof MessageParams<source[key]>] extends [never] ? [] : [params: MessageParams<source[key]>]
) => string

/** A language ready to speak. */
export interface Translator<source extends Catalogue> {
  /** The BCP 47 tag that numbers and plurals follow. */
  readonly locale: string
  /** For the `dir` attribute of the root. */
  readonly dir: 'ltr' | 'rtl'
  readonly t: Translate<source>
}

/** Languages written from right to left. */
const rtlLanguages = /^(ar|arc|ckb|dv|fa|he|ku|nqo|ps|sd|syr|ug|ur|yi)\b/

/**
 * Makes a translator of a catalogue. Works on servers and knows nothing of a page.
 *
 * @example
 * const { t } = createTranslator<typeof en>(en, 'en')
 * t('connecting.title', { wallet: 'MetaMask' }) // 'Continue in MetaMask'
 */
export function createTranslator<source extends Catalogue>(
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
