import type { SwapToken } from '../draft/SwapToken'

/**
 * Returns the tokens whose symbol, name or address contains the search text, earliest match first. Keeps the order
 * without a search text and among equal matches.
 */
export function rankTokens(tokens: readonly SwapToken[], search: string): readonly SwapToken[] {
  const wanted = search.trim().toLowerCase()
  if (!wanted) return tokens
  const found: { readonly token: SwapToken; readonly at: number }[] = []
  for (const token of tokens) {
    const at = `${token.symbol} ${token.name} ${token.address ?? ''}`.toLowerCase().indexOf(wanted)
    if (at >= 0) found.push({ token, at })
  }
  return found.sort((one, other) => one.at - other.at).map(({ token }) => token)
}

/** Symbols that the list suggests, if the network has them, in this order. */
const suggestedSymbols = [
  'ETH',
  'UNI',
  '1INCH',
  'AAVE',
  'SOL',
  'ADA',
  'AVAX',
  'DOT',
  'LINK',
  'NITRO',
  'GAIA',
  'MILK',
  'TRX',
  'NEAR',
  'GNO',
  'WBTC',
  'DAI',
  'WETH',
  'USDC',
  'USDT',
  'ARB',
  'BAL',
  'BICO',
  'CRV',
  'ENS',
  'MATIC',
  'OP',
] as const

/** Returns up to eight well-known tokens of a list. */
export function suggestedTokens(tokens: readonly SwapToken[]): readonly SwapToken[] {
  const bySymbol = new Map<string, SwapToken>()
  for (const token of tokens) if (token.isListed && !bySymbol.has(token.symbol)) bySymbol.set(token.symbol, token)
  return suggestedSymbols.flatMap(symbol => bySymbol.get(symbol) ?? []).slice(0, 8)
}
