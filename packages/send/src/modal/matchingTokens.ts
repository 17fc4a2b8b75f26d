import type { SendToken } from '../draft/SendToken'

/**
 * Returns the tokens whose symbol, name or address contains the search text, earliest match first. Keeps the order
 * without a search text.
 */
export function matchingTokens(tokens: readonly SendToken[], search: string): readonly SendToken[] {
  const wanted = search.trim().toLowerCase()
  if (!wanted) return tokens
  return tokens
    .map(token => ({ token, at: `${token.symbol} ${token.name} ${token.address ?? ''}`.toLowerCase().indexOf(wanted) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ token }) => token)
}
