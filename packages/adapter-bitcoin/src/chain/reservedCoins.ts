import type { ParsedAddress } from '../address/ParsedAddress'
import type { Coin } from './Esplora'

/** Inscriptions and runes are stored in coins of a few hundred to ten thousand satoshis at taproot addresses. */
const largest = 10_000n

/** Returns whether transfers skip a coin, because it may carry an inscription or rune worth more than its satoshis. */
export function isReserved({ value }: Coin, { type }: Pick<ParsedAddress, 'type'>): boolean {
  return type === 'p2tr' && value <= largest
}

/** Returns the total value of an account's coins that transfers skip, in satoshis. */
export function reservedSum(coins: readonly Coin[], owner: Pick<ParsedAddress, 'type'>): bigint {
  return coins.reduce((sum, coin) => (isReserved(coin, owner) ? sum + coin.value : sum), 0n)
}
