/** Maximum length of a displayed wallet, token or network name, in UTF-16 code units. Real names are shorter. */
const longest = 60

/**
 * Returns a name of at most 60 characters, with an ellipsis if it was longer.
 *
 * @example
 * ```ts
 * import { shortened } from '@openappkit/appkit-ui/money'
 *
 * export const titleOf = (token: { symbol: string }) => shortened(token.symbol)
 * ```
 */
export function shortened(name: string): string {
  return name.length > longest ? `${name.slice(0, longest).trimEnd()}…` : name
}
