/** A page's `lang` is free text: what `Intl` would throw over counts as English. */
export function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
