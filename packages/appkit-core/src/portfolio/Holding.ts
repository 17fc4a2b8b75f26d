import type { CaipNetworkId } from '@openappkit/contract'

/** One asset that an account holds on one chain. Names come from strangers: show them as text. */
export interface Holding {
  /** The same asset has the same id each time: `eip155:1:native`, `eip155:1:0xA0b8…eB48`. */
  readonly id: string
  readonly caipNetworkId: CaipNetworkId
  /** Contract or mint. Undefined: the chain's own asset. */
  readonly tokenAddress: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Base units. */
  readonly units: bigint
  /** How many of these aren't confirmed yet. */
  readonly unconfirmed: bigint
  /** Of one whole token. Undefined: not known. */
  readonly price: number | undefined
  /** Of one whole token 24 hours ago. Undefined: not known. */
  readonly priceDayAgo: number | undefined
  /** When the price was so, in milliseconds since the epoch. Absent: a moment ago, or nobody said. */
  readonly priceAsOf?: number | undefined
  /** In units of 10⁻¹⁸ of the currency. Undefined: the price isn't known. */
  readonly value: bigint | undefined
  /** Safe as the source of an image. */
  readonly iconUrl: string | undefined
}

/** The most valuable first, then what has no known price, the chain's own assets before tokens. */
export function byValue(one: Holding, other: Holding): number {
  const [value, otherValue] = [one.value ?? -1n, other.value ?? -1n]
  if (value !== otherValue) return value > otherValue ? -1 : 1
  const native = Number(one.tokenAddress !== undefined) - Number(other.tokenAddress !== undefined)
  return native || compare(one.symbol, other.symbol) || compare(one.id, other.id)
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}
