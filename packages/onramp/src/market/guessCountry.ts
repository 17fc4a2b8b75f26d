import { isCountry } from './countries'

/** Returns the country of the user's first language with one, such as `de-AT`. Undefined if unknown. */
export function guessCountry(languages: readonly string[]): string | undefined {
  for (const language of languages) {
    try {
      const { region } = new Intl.Locale(language)
      if (region !== undefined && isCountry(region)) return region
    } catch {
      // Not a language tag. The next one may be.
    }
  }
  return undefined
}
