import { isHex } from 'viem/utils'
import type { EvmCall } from '../evm/DecodedCall'
import type { ReadTypedData } from './readTypedData'
import type { TypedStruct, TypedValue } from './TypedValue'

/**
 * Returns the call that a third party may send in the signer's name: a request of
 * [ERC-2771](https://eips.ethereum.org/EIPS/eip-2771), or a meta transaction of a token. Undefined if the data is neither.
 */
export function readSignedCall({ domain, message, structs, primaryType }: ReadTypedData): EvmCall | undefined {
  const { functionSignature } = message
  const verifier = domain['verifyingContract']
  // Some chains have the id of the chain in the salt, and the contract as the verifier.
  if (primaryType === 'MetaTransaction' && typeof verifier === 'string' && isHex(functionSignature)) {
    return { to: verifier, data: functionSignature, value: 0n }
  }
  if (!/^Forward(?:Request|RequestData)?$/.test(primaryType) || !structs.has(primaryType)) return undefined
  const { to, data, value } = message
  if (typeof to !== 'string' || !isHex(data)) return undefined
  return { to, data, value: typeof value === 'bigint' ? value : 0n }
}

/** Transfer that a third party may send in the signer's name ([EIP-3009](https://eips.ethereum.org/EIPS/eip-3009)). */
export interface SignedTransfer {
  readonly token: string
  readonly from: string
  readonly to: string
  readonly amount: bigint
  /** Seconds since the epoch. */
  readonly until: bigint | undefined
}

/** Returns the transfer that typed data authorizes, or undefined if it is none. */
export function readSignedTransfer({ domain, message, primaryType }: ReadTypedData): SignedTransfer | undefined {
  const token = domain['verifyingContract']
  if (!/^(?:Transfer|Receive)WithAuthorization$/.test(primaryType) || typeof token !== 'string') return undefined
  return transferOf(token, message)
}

function transferOf(token: string, { from, to, value, validBefore }: TypedStruct): SignedTransfer | undefined {
  if (typeof from !== 'string' || typeof to !== 'string' || typeof value !== 'bigint') return undefined
  return { token, from, to, amount: value, until: numberOf(validBefore) }
}

function numberOf(value: TypedValue | undefined): bigint | undefined {
  return typeof value === 'bigint' ? value : undefined
}
