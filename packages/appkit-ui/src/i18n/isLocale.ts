/** Returns whether `Intl` accepts the tag. A document's `lang` is free text; invalid tags fall back to English. */
export function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
