import { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { createTranslator, type Translator } from '@openappkit/appkit-ui/elements'
import { proxy, ref } from 'valtio/vanilla'
import { type SignInMessages, signInEn } from './locales/signIn.en'

/** Languages beside English, each a chunk of its own. */
const loaders: { readonly [language: string]: () => Promise<SignInMessages> } = {
  ar: () => import('./locales/signIn.ar').then(({ signInAr }) => signInAr),
}

/** The words of signing in, in the language of the modal. Loaded once per kit. */
export class SignInWords {
  /** Undefined until the words are there, so that nobody reads a language that is then replaced. */
  readonly state: { translator: Translator<typeof signInEn> | undefined } = proxy({
    translator: undefined as Translator<typeof signInEn> | undefined,
  })
  /** Resolves when the words of the language that was last asked for are there. Never rejects. */
  ready: Promise<void> = Promise.resolve()
  readonly #kit: ModalKit
  #locale: string | undefined

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Speaks `locale` from now on, at once when it is English. Safe to call often. */
  speak(locale: string = this.#wanted): void {
    if (this.#locale === locale) return
    this.#locale = locale
    const [language = ''] = locale.toLowerCase().split(/[-_]/)
    const load = Object.hasOwn(loaders, language) ? loaders[language] : undefined
    if (!load) {
      this.#use(signInEn, language === 'en' ? locale : 'en')
      return
    }
    this.ready = load().then(
      messages => this.#use(messages, locale),
      cause => {
        this.#use(signInEn, 'en')
        const message = `The words of the locale ${locale} could not be loaded. Signing in speaks English.`
        this.#kit.options.given.onError?.(new AppKitError('i18n/load-failed', message, { cause }))
      },
    )
  }

  /** The words as far as they are there. */
  get now(): Translator<typeof signInEn> {
    return this.state.translator ?? createTranslator<typeof signInEn>(signInEn, 'en')
  }

  /** What the shell speaks as well: the host's wish, else the page's language. */
  get #wanted(): string {
    const { environment, options } = this.#kit
    return options.given.locale || environment.window?.document?.documentElement?.lang || 'en'
  }

  #use(messages: SignInMessages | typeof signInEn, locale: string): void {
    const tag = locale.replaceAll('_', '-')
    this.state.translator = ref(createTranslator<typeof signInEn>(messages, isLocale(tag) ? tag : 'en'))
  }
}

/** A page's `lang` is free text: what `Intl` would throw over counts as English. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
