import { invalidRequest } from './invalidRequest'

/**
 * Returns the number of an EVM chain.
 *
 * @param chainId - CAIP-2 id, such as `eip155:1`.
 * @throws WalletFailure `embedded/invalid-request` if it isn't the id of an EVM chain.
 */
export function evmChainOf(chainId: string): number {
  const reference = /^eip155:([1-9]\d{0,15})$/.exec(chainId)?.[1]
  const chain = Number(reference)
  if (!Number.isSafeInteger(chain)) throw invalidRequest("The request doesn't name an EVM chain.")
  return chain
}
