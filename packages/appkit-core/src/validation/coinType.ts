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

/**
 * Under which coin types a name may keep its address for an EVM chain, the best first. Accounts of keys are the same on every chain, so the one of Ethereum's main
 * network, 60, stands in for a chain that the name says nothing of.
 *
 * @example
 * ```ts
 * evmCoinTypes({ id: 10 }) // [2147483658, 60]
 * ```
 */
export function evmCoinTypes({ id }: { readonly id: number | string }): readonly number[] {
  const chainId = Number(id)
  // Without the errors of `coinTypeOf`: whoever sends loads this.
  return chainId > 1 && chainId < 0x80000000 ? [0x80000000 + chainId, 60] : [60]
}
