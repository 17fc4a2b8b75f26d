import type { ParsedAddress } from '../address/ParsedAddress'
import type { Coin } from './Esplora'

/** Inscriptions and runes lie in coins of a few hundred to ten thousand satoshis at taproot addresses. */
const largest = 10_000n

/** Whether transfers leave a coin alone, since it may carry an inscription or a rune that is worth more than its satoshis. */
export function isReserved({ value }: Coin, { type }: Pick<ParsedAddress, 'type'>): boolean {
  return type === 'p2tr' && value <= largest
}

/** The sum of the coins that transfers of an account leave alone, in satoshis. */
export function reservedSum(coins: readonly Coin[], owner: Pick<ParsedAddress, 'type'>): bigint {
  return coins.reduce((sum, coin) => (isReserved(coin, owner) ? sum + coin.value : sum), 0n)
}
