import { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy, ref } from 'valtio/vanilla'
import { byLanguage } from './byLanguage'
import type { Catalogue, TranslationOf } from './Catalogue'
import { isLocale } from './isLocale'
import { createTranslator, type Translator } from './Translator'

/** The words of a part of the modal. English is there at once, every other language is a chunk of its own. */
export interface CatalogueSource<source extends Catalogue> {
  readonly en: source
  /** By language, without a region: modules that export their `words`. Listed only when complete. */
  readonly languages: { readonly [language: string]: () => Promise<{ readonly words: TranslationOf<source> }> }
}

/**
 * The words of a part of the modal that loads later, in the language of the rest. A part of the kit, so that they load once; views read them with
 * `useCatalogue`.
 *
 * @example
 * ```ts
 * export class SwapWords extends CatalogueLoader<typeof swapEn> {
 *   constructor(kit: ModalKit) {
 *     super(kit, { en: swapEn, languages: { ar: () => import('./locales/swap.ar') } })
 *   }
 * }
 * ```
 */
export class CatalogueLoader<source extends Catalogue> {
  /** Undefined until the words are there, so that nobody reads a language that is then replaced. */
  readonly state: { translator: Translator<source> | undefined } = proxy({
    translator: undefined as Translator<source> | undefined,
  })
  /** Resolves when the words of the language that was last asked for are there. Never rejects. */
  ready: Promise<void> = Promise.resolve()
  readonly #kit: ModalKit
  readonly source: CatalogueSource<source>
  #locale: string | undefined

  constructor(kit: ModalKit, source: CatalogueSource<source>) {
    this.#kit = kit
    this.source = source
  }

  /** Speaks `locale` from now on, at once when it is English. Without it: what the shell speaks. Safe to call often. */
  speak(locale: string = this.#wanted): void {
    if (this.#locale === locale) return
    this.#locale = locale
    const { en, languages } = this.source
    const load = byLanguage(languages, locale)
    if (!load) {
      this.#use(en, byLanguage({ en }, locale) ? locale : 'en')
      return
    }
    // Whoever asked for another language since doesn't get this one.
    const use = (messages: source | TranslationOf<source>, spoken: string) =>
      this.#locale === locale && this.#use(messages, spoken)
    this.ready = load().then(
      ({ words }) => void use(words, locale),
      cause => {
        use(en, 'en')
        const message = `Some words of the locale ${locale} could not be loaded. Those screens speak English.`
        this.#kit.report(new AppKitError('i18n/load-failed', message, { cause }))
      },
    )
  }

  /** The words as far as they are there; English until then. */
  get now(): Translator<source> {
    return this.state.translator ?? createTranslator<source>(this.source.en, 'en')
  }

  /** What the shell speaks as well: the host's wish, else the page's language. */
  get #wanted(): string {
    const { environment, options } = this.#kit
    return options.given.locale || environment.window?.document?.documentElement?.lang || 'en'
  }

  #use(messages: source | TranslationOf<source>, locale: string): void {
    const tag = locale.replaceAll('_', '-')
    this.state.translator = ref(createTranslator<source>(messages, isLocale(tag) ? tag : 'en'))
  }
}
