/** Tokens worth showing: those with 0 decimals (tickets, badges, most spam) are dropped. */
export function shownTokens<Token extends { readonly quantity: { readonly decimals: string | number } }>(
  tokens: readonly Token[],
): Token[] {
  return tokens.filter(token => Number(token.quantity.decimals) !== 0)
}
