import { AppKitError, reportMistake, watchSnapshot } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { languages } from '@openappkit/appkit-ui'

/** Reports each language that the app requests with `locale` and that has no translation, once. */
export function warnOfMissingLanguage(kit: ModalKit): void {
  const reported = new Set<string>()
  const look = () => {
    const { locale } = kit.options.input
    const [language = ''] = locale?.toLowerCase().split(/[-_]/) ?? []
    if (!locale || languages.includes(language) || reported.has(locale)) return
    reported.add(locale)
    const message = `No ${nameOf(locale)} translation yet; showing English. Available: ${languages.join(', ')}.`
    reportMistake(kit, new AppKitError('i18n/not-translated', message))
  }
  look()
  kit.context.onDestroy(watchSnapshot(kit.context, look))
}

/** Returns the language's English name, or the tag in quotes if it isn't valid. */
function nameOf(locale: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale
  } catch {
    return `"${locale}"`
  }
}
