import { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy, ref } from 'valtio/vanilla'
import { byLanguage } from './byLanguage'
import type { Catalog, TranslationOf } from './Catalog'
import { isLocale } from './isLocale'
import { createTranslator, type Translator } from './Translator'

/** Messages of one part of the modal. English is bundled; every other language loads as a separate chunk. */
export interface CatalogSource<source extends Catalog> {
  readonly en: source
  /** Loaders by language code without a region, such as `de`. List a language only when its translation is complete. */
  readonly languages: { readonly [language: string]: () => Promise<{ readonly messages: TranslationOf<source> }> }
}

/**
 * Loads the messages of a deferred part of the modal in the modal's language. Extend this class and use it as a
 * controller of the kit, so that all views share the loaded messages. Views read them with `useCatalog`.
 *
 * @example
 * ```ts
 * import type { ModalKit } from '@openappkit/appkit-core/modal'
 * import { CatalogLoader } from '@openappkit/appkit-ui/elements'
 *
 * const en = { review: 'Review' } as const
 *
 * export class SwapCatalog extends CatalogLoader<typeof en> {
 *   constructor(kit: ModalKit) {
 *     super(kit, { en, languages: {} })
 *   }
 * }
 * ```
 */
export class CatalogLoader<source extends Catalog> {
  /** `translator` is undefined until the first messages have loaded, to avoid a flash of another language. */
  readonly state: { translator: Translator<source> | undefined } = proxy({
    translator: undefined as Translator<source> | undefined,
  })
  /**
   * Resolves when the last requested translation has loaded or failed to load. Already resolved if no translation was
   * requested. Never rejects.
   */
  ready: Promise<void> = Promise.resolve()
  readonly #kit: ModalKit
  readonly source: CatalogSource<source>
  #locale: string | undefined

  constructor(kit: ModalKit, source: CatalogSource<source>) {
    this.#kit = kit
    this.source = source
  }

  /**
   * Switches to `locale`. A language without a translation falls back to English, which needs no loading. If a
   * translation can't load, switches to English and reports `i18n/load-failed` to the app's `onError`. A repeated call
   * with the same locale does nothing, so it doesn't retry. Default: the modal's language.
   */
  setLocale(locale: string = this.#kit.options.locale): void {
    if (this.#locale === locale) return
    this.#locale = locale
    const { en, languages } = this.source
    const load = byLanguage(languages, locale)
    if (!load) {
      this.#use(en, byLanguage({ en }, locale) ? locale : 'en')
      return
    }
    // Ignores a load that a later request replaced.
    const use = (messages: source | TranslationOf<source>, language: string) =>
      this.#locale === locale && this.#use(messages, language)
    this.ready = load().then(
      ({ messages }) => void use(messages, locale),
      cause => {
        if (this.#locale !== locale) return
        this.#use(en, 'en')
        const message = `Some ${locale} messages couldn't load, so the modal shows them in English. Check your connection.`
        this.#kit.report(new AppKitError('i18n/load-failed', message, { cause }))
      },
    )
  }

  /** Current translator, or the English one until the first messages have loaded. */
  get now(): Translator<source> {
    return this.state.translator ?? createTranslator<source>(this.source.en, 'en')
  }

  #use(messages: source | TranslationOf<source>, locale: string): void {
    const tag = locale.replaceAll('_', '-')
    this.state.translator = ref(createTranslator<source>(messages, isLocale(tag) ? tag : 'en'))
  }
}
