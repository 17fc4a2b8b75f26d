/** Returns the entry for a locale's language: `ar-EG` matches `ar`. Undefined if there is none. */
export function byLanguage<T>(known: { readonly [language: string]: T }, locale: string): T | undefined {
  const [language = ''] = locale.toLowerCase().split(/[-_]/)
  // A map, unlike property access, never finds prototype members.
  return new Map(Object.entries(known)).get(language)
}
