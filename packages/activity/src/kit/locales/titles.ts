/** The name of the view by language. Apart from the other words, because the header needs it before they are there. */
const titles = { ar: 'النشاط', en: 'Activity' } as const

/** The name of the view in the language of `locale`. */
export function titleOf(locale: string): string {
  const [language = ''] = locale.toLowerCase().split(/[-_]/)
  return titles[language === 'ar' ? 'ar' : 'en']
}
