/**
 * Under which coin type a name keeps its address for an EVM chain: 60 for Ethereum's main network, else the chain id with the highest bit set (ENSIP-11); none for a chain without.
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
  if (chainId === 1) return [60]
  return chainId > 1 && chainId < 0x80000000 ? [0x80000000 + chainId] : []
}
