import { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy, ref, subscribe } from 'valtio/vanilla'
import { isLocale } from '../i18n/isLocale'
import { loadCatalog } from '../i18n/loadCatalog'
import { createTranslator, type Translator } from '../i18n/Translator'
import { en } from '../locales/en'

/**
 * Language of one modal: the app's `locale`, the document's `lang`, or English. Follows both while they change. Messages
 * in languages other than English have to load first; until then, the last language stays.
 */
export class LanguageStore {
  /** Undefined while the first messages load, to avoid a flash of another language. */
  readonly state: { translator: Translator<typeof en> | undefined } = proxy({
    translator: undefined as Translator<typeof en> | undefined,
  })
  /** Requested BCP 47 tag. */
  wanted = ''
  /** Stops following the language. */
  readonly stop: () => void
  readonly #kit: ModalKit
  readonly #load: typeof loadCatalog

  constructor(kit: ModalKit, load: typeof loadCatalog = loadCatalog) {
    this.#kit = kit
    this.#load = load
    this.#follow()
    this.stop = subscribe(kit.options.state, () => this.#follow(), true)
  }

  #follow(): void {
    const wanted = this.#kit.options.locale
    if (wanted === this.wanted) return
    this.wanted = wanted
    if (/^en\b/i.test(wanted)) {
      this.#setLocale(en, wanted.replaceAll('_', '-'))
      return
    }
    this.#load(wanted).then(
      ({ messages, locale }) => {
        // Messages that arrive late don't replace a newer choice.
        if (this.wanted === wanted) this.#setLocale(messages, locale)
      },
      cause => {
        if (this.wanted !== wanted) return
        this.#setLocale(en, 'en')
        const message = `The ${wanted} messages couldn't load, so the modal shows English. Check your connection.`
        this.#kit.report(new AppKitError('i18n/load-failed', message, { cause }))
      },
    )
  }

  #setLocale(messages: Parameters<typeof createTranslator<typeof en>>[0], locale: string): void {
    this.state.translator = ref(createTranslator<typeof en>(messages, isLocale(locale) ? locale : 'en'))
  }
}
