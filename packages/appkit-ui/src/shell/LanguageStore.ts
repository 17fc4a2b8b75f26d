import { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy, ref } from 'valtio/vanilla'
import { isLocale } from '../i18n/isLocale'
import { loadCatalog } from '../i18n/loadCatalog'
import { createTranslator, type Translator } from '../i18n/Translator'
import { en } from '../locales/en'

/**
 * Language of one modal: the app's `locale`, the document's `lang`, or English. Messages in languages other than
 * English have to load first.
 */
export class LanguageStore {
  /** Undefined while the messages load, to avoid a flash of another language. */
  readonly state: { translator: Translator<typeof en> | undefined } = proxy({
    translator: undefined as Translator<typeof en> | undefined,
  })
  /** Requested BCP 47 tag. */
  readonly wanted: string

  constructor(kit: ModalKit, page: Document) {
    this.wanted = kit.options.input.locale || page.documentElement.lang || 'en'
    if (/^en\b/i.test(this.wanted)) {
      this.#setLocale(en, this.wanted.replaceAll('_', '-'))
      return
    }
    loadCatalog(this.wanted).then(
      ({ messages, locale }) => this.#setLocale(messages, locale),
      cause => {
        this.#setLocale(en, 'en')
        const message = `The ${this.wanted} messages couldn't load, so the modal stays in English. Check your connection.`
        kit.report(new AppKitError('i18n/load-failed', message, { cause }))
      },
    )
  }

  #setLocale(messages: Parameters<typeof createTranslator<typeof en>>[0], locale: string): void {
    this.state.translator = ref(createTranslator<typeof en>(messages, isLocale(locale) ? locale : 'en'))
  }
}
