/** What there is for the language of a locale: `ar-EG` finds `ar`. */
export function byLanguage<T>(known: { readonly [language: string]: T }, locale: string): T | undefined {
  const [language = ''] = locale.toLowerCase().split(/[-_]/)
  // A map has no prototype to find something on.
  return new Map(Object.entries(known)).get(language)
}
