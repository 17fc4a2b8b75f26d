/**
 * Returns the coin types under which a name stores its address for an EVM chain: 60 for Ethereum mainnet, else the
 * chain id with the highest bit set ([ENSIP-11](https://docs.ens.domains/ensip/11)). Returns an empty list for ids
 * below 1 or above 2³¹ − 1.
 *
 * A mainnet address never stands in for another chain: it may be a contract that doesn't exist there. The backend can
 * check that, so it also resolves names for chains without a record.
 *
 * @example
 * ```ts
 * import { evmCoinTypes } from '@openappkit/appkit-core/transactions'
 *
 * evmCoinTypes({ id: 10 }) // [2147483658]
 * ```
 */
export function evmCoinTypes({ id }: { readonly id: number | string }): readonly number[] {
  const chainId = Number(id)
  if (chainId === 1) return [60]
  return chainId > 1 && chainId < 0x80000000 ? [0x80000000 + chainId] : []
}
