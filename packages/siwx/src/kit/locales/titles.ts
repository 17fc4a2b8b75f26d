/** The name of the view by language. Apart from the other words, because the header needs it before they are there. */
const titles: Readonly<Record<string, string>> = {
  ar: 'تسجيل الدخول',
  en: 'Sign In',
}

/** The name of the view in the language of `locale`. */
export function titleOf(locale: string): string | undefined {
  const [language = ''] = locale.toLowerCase().split('-')
  return Object.hasOwn(titles, language) ? titles[language] : titles['en']
}
