import { readAccount } from '../chains/accountAddress'
import { HttpFailure } from '../http/HttpFailure'
import { partsOf, readAsset } from '../prices/caipAsset'

/** Address of the native coin in the contract, by namespace. */
const NATIVE: Readonly<Record<string, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
}

/** A token or account of a request. */
export interface SwapAddress {
  /** CAIP-2 id. */
  readonly chainId: string
  /** Plain address, in lower case on EVM chains. `native` for the native coin. */
  readonly address: string
}

/**
 * Reads a token in CAIP-10.
 *
 * @throws HttpFailure 400 naming the parameter.
 */
export function readToken(text: string, parameter: string): SwapAddress {
  const asset = readAsset(text)
  if (!asset) throw parameterError(`${parameter} isn't a token in CAIP-10. Write it as eip155:1:0x….`)
  return partsOf(asset)
}

/**
 * Reads an account in CAIP-10.
 *
 * @throws HttpFailure 400 for an invalid address.
 */
export function readUser(text: string): SwapAddress {
  const { chainId, address } = readAccount(text)
  if (chainId === undefined) throw parameterError("userAddress isn't in CAIP-10. Write it as eip155:1:0x….")
  return { chainId, address }
}

/**
 * Returns the chain that all addresses share.
 *
 * @throws HttpFailure 400 if they are on different chains.
 */
export function sharedChain(first: SwapAddress, ...others: readonly (SwapAddress | undefined)[]): string {
  if (others.some(other => other && other.chainId !== first.chainId)) {
    throw parameterError('The addresses belong to different chains. Swap tokens of one chain.')
  }
  return first.chainId
}

/** Returns a plain address or `native` in CAIP-10. */
export function caip10(chainId: string, address: string): string {
  const namespace = chainId.slice(0, chainId.indexOf(':'))
  return `${chainId}:${address === 'native' ? (NATIVE[namespace] ?? address) : address}`
}

/** Returns the failure for an invalid parameter, with the reason. */
export function parameterError(reason: string): HttpFailure {
  return new HttpFailure(400, '', `Conversion parameter error: ${reason}`)
}
