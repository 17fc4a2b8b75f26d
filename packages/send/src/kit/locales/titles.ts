/** The names of the views by language. Apart from the other words, because the header needs them before they are there. */
const titles = {
  ar: { send: 'إرسال', selectToken: 'اختيار عملة', review: 'مراجعة الإرسال' },
  en: { send: 'Send', selectToken: 'Select Token', review: 'Review Send' },
} as const

/** The name of a view in the language of `locale`. */
export function titleOf(view: keyof typeof titles.en, locale: string): string {
  const [language = ''] = locale.toLowerCase().split('-')
  return titles[language === 'ar' ? 'ar' : 'en'][view]
}
