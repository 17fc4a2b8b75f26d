import type { CaipNetworkId } from '@openappkit/contract'

/** Asset of an account on one chain. Third parties choose the names: render them as text. */
export interface Asset {
  /** Stable id: `eip155:1:native`, `eip155:1:0xA0b8…eB48`. */
  readonly id: string
  readonly caipNetworkId: CaipNetworkId
  /** Contract or mint. Undefined for the chain's native asset. */
  readonly tokenAddress: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Amount in base units. */
  readonly units: bigint
  /** Unconfirmed part of `units`, in base units. */
  readonly unconfirmed: bigint
  /** Price of one whole token. Undefined if unknown. */
  readonly price: number | undefined
  /** Price of one whole token 24 hours ago. Undefined if unknown. */
  readonly priceDayAgo: number | undefined
  /** Time of the price in milliseconds since the epoch. Absent for a current price or an unknown time. */
  readonly priceAsOf?: number | undefined
  /** Value in units of 10⁻¹⁸ of the currency. Undefined without a price. */
  readonly value: bigint | undefined
  /** Safe as the source of an image. */
  readonly iconUrl: string | undefined
}

/**
 * Compares assets by value, highest first. Assets without a price come last. At equal value, native assets precede
 * tokens.
 */
export function byValue(one: Asset, other: Asset): number {
  const [value, otherValue] = [one.value ?? -1n, other.value ?? -1n]
  if (value !== otherValue) return value > otherValue ? -1 : 1
  const native = Number(one.tokenAddress !== undefined) - Number(other.tokenAddress !== undefined)
  return native || compare(one.symbol, other.symbol) || compare(one.id, other.id)
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}
