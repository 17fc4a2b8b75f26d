import { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy, ref } from 'valtio/vanilla'
import { createTranslator, type Translator } from '../../i18n/Translator'
import { type LaterMessages, laterEn } from '../../locales/later.en'

/** Languages beside English, each a chunk of its own. */
const loaders: { readonly [language: string]: () => Promise<LaterMessages> } = {
  ar: () => import('../../locales/later.ar').then(({ laterAr }) => laterAr),
}

/** The words of the views that come later, in the language of the rest. Loaded once per kit, when one of them is first shown. */
export class LaterWords {
  readonly state: { translator: Translator<typeof laterEn> | undefined } = proxy({
    translator: undefined as Translator<typeof laterEn> | undefined,
  })
  readonly #kit: ModalKit
  #locale: string | undefined

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Speaks `locale` from now on, at once when it is English. Safe to call often. */
  speak(locale: string): void {
    if (this.#locale === locale) return
    this.#locale = locale
    const [language = ''] = locale.toLowerCase().split('-')
    const load = Object.hasOwn(loaders, language) ? loaders[language] : undefined
    if (!load) {
      this.#use(laterEn, locale)
      return
    }
    load().then(
      messages => this.#use(messages, locale),
      cause => {
        this.#use(laterEn, 'en')
        const message = `The words of the locale ${locale} could not be loaded. These screens speak English.`
        this.#kit.options.given.onError?.(new AppKitError('i18n/load-failed', message, { cause }))
      },
    )
  }

  #use(messages: LaterMessages | typeof laterEn, locale: string): void {
    this.state.translator = ref(createTranslator<typeof laterEn>(messages, locale))
  }
}
