import { AppKitError } from '@openappkit/contract'

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
 * Under which coin type a name keeps its address for an EVM chain: 60 for Ethereum's main network, else the one of {@link coinTypeOf}; none for a chain without.
 * The address of the main network stands in for no other chain: it may be a contract, which needn't exist there. The backend, which can tell, answers for a chain that
 * the name says nothing of.
 *
 * @example
 * ```ts
 * evmCoinTypes({ id: 10 }) // [2147483658]
 * ```
 */
export function evmCoinTypes({ id }: { readonly id: number | string }): readonly number[] {
  const chainId = Number(id)
  // Without the errors of `coinTypeOf`: whoever sends loads this.
  if (chainId === 1) return [60]
  return chainId > 1 && chainId < 0x80000000 ? [0x80000000 + chainId] : []
}
