import { AppKitError } from '../errors/AppKitError'

/**
 * Coin type of an EVM chain, as name services count them (ENSIP-11): the chain id with the highest bit set.
 *
 * @throws AppKitError `names/invalid-chain-id` unless `chainId` is a whole number from 0 to below 2^31.
 *
 * @example
 * ```ts
 * coinTypeOf(10) // 2147483658
 * ```
 */
export function coinTypeOf(chainId: number): number {
  if (!Number.isInteger(chainId) || chainId < 0 || chainId >= 0x80000000) {
    throw new AppKitError('names/invalid-chain-id', 'Invalid chainId', { details: String(chainId) })
  }
  return 0x80000000 + chainId
}
