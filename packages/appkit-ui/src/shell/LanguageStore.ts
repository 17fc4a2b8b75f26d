import { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy, ref } from 'valtio/vanilla'
import { isLocale } from '../i18n/isLocale'
import { loadCatalogue } from '../i18n/loadCatalogue'
import { createTranslator, type Translator } from '../i18n/Translator'
import { en } from '../locales/en'

/** The language of one modal: the host's `locale`, else the page's `lang`, else English. Another language than English is loaded first. */
export class LanguageStore {
  /** Undefined until the words are there, so that nobody reads a language that is then replaced. */
  readonly state: { translator: Translator<typeof en> | undefined } = proxy({
    translator: undefined as Translator<typeof en> | undefined,
  })
  /** The BCP 47 tag that was asked for. */
  readonly wanted: string

  constructor(kit: ModalKit, page: Document) {
    this.wanted = kit.options.given.locale || page.documentElement.lang || 'en'
    if (/^en\b/i.test(this.wanted)) {
      this.#speak(en, this.wanted.replaceAll('_', '-'))
      return
    }
    loadCatalogue(this.wanted).then(
      ({ messages, locale }) => this.#speak(messages, locale),
      cause => {
        this.#speak(en, 'en')
        const message = `The words of the locale ${this.wanted} could not be loaded. The modal speaks English.`
        kit.report(new AppKitError('i18n/load-failed', message, { cause }))
      },
    )
  }

  #speak(messages: Parameters<typeof createTranslator<typeof en>>[0], locale: string): void {
    this.state.translator = ref(createTranslator<typeof en>(messages, isLocale(locale) ? locale : 'en'))
  }
}
