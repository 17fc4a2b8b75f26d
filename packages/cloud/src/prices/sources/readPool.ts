import { z } from 'zod'
import type { PricePool } from '../ChainPrices'

/** State of a pool, in whole units of the asset that it trades against. */
export interface PoolReading {
  /** Price of one whole `token` in `against`. */
  readonly price: number
  /** Amount of `against` in the pool, which counts as its liquidity. */
  readonly depth: number
}

const wordsSchema = z
  .string()
  .regex(/^0x(?:[0-9a-fA-F]{64})+$/)
  .transform(hex => (hex.slice(2).match(/.{64}/g) ?? []).map(word => BigInt(`0x${word}`)))

/** Binary places of a squared price: twice the 96 of a square root price. */
const SQUARED_PLACES = 192n

/**
 * Parses the results of `poolCalls`. Undefined if the contract isn't a pool of these two tokens or has no liquidity.
 */
export function readPool(pool: PricePool, answers: readonly unknown[]): PoolReading | undefined {
  const words = z.array(wordsSchema).safeParse(answers)
  if (!words.success) return undefined
  const [token0 = 0n, token1 = 0n, tokenDecimals = 99n, againstDecimals = 99n, balance = 0n] = words.data.map(
    ([first = 0n]) => first,
  )
  const [token, against] = [BigInt(pool.token), BigInt(pool.against)]
  const isFirst = token0 === token && token1 === against
  if (!isFirst && !(token0 === against && token1 === token)) return undefined
  if (tokenDecimals > 36n || againstDecimals > 36n) return undefined

  const raw = pool.shape === 'uniswap-v2' ? reserves(words.data, isFirst) : squared(words.data, isFirst)
  if (!raw || raw.against === 0n || raw.token === 0n) return undefined
  const price = quotient(raw.against * 10n ** tokenDecimals, raw.token * 10n ** againstDecimals)
  // Ignores tokens that were sent to the pair without a trade, and reserves that the pair no longer holds.
  const held = pool.shape === 'uniswap-v2' && raw.against < balance ? raw.against : balance
  return { price, depth: quotient(held, 10n ** againstDecimals) }
}

interface RawRatio {
  readonly token: bigint
  readonly against: bigint
}

function reserves(words: readonly (readonly bigint[])[], isFirst: boolean): RawRatio | undefined {
  const [first, second] = words[5] ?? []
  if (first === undefined || second === undefined) return undefined
  return isFirst ? { token: first, against: second } : { token: second, against: first }
}

function squared(words: readonly (readonly bigint[])[], isFirst: boolean): RawRatio | undefined {
  const [root = 0n] = words[5] ?? []
  const [active = 0n] = words[6] ?? []
  // Without liquidity at the current price, the price only shows where the last trade stopped.
  if (root === 0n || active === 0n) return undefined
  const [secondPerFirst, one] = [root * root, 1n << SQUARED_PLACES]
  return isFirst ? { token: one, against: secondPerFirst } : { token: secondPerFirst, against: one }
}

const PLACES = 36

/** Divides two integers and returns the nearest number, or `Infinity` if it is too large. */
function quotient(dividend: bigint, divisor: bigint): number {
  const scaled = (dividend * 10n ** BigInt(PLACES)) / divisor
  // Scales with exponent notation, because dividing by an inexact power of ten would change the last digit.
  return Number(`${scaled}e-${PLACES}`)
}
