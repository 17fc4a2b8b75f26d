import { getTypesForEIP712Domain, hashTypedData, hexToBytes, type TypedDataDefinition } from 'viem'
import type { TypedDataRequest } from '../../request/WalletRequest'
import { evmChainOf } from './evmChainOf'
import { invalidRequest } from './invalidRequest'
import { signDigest } from './signDigest'

/**
 * Signs [EIP-712](https://eips.ethereum.org/EIPS/eip-712) data.
 *
 * @throws WalletFailure `embedded/invalid-request` if the domain names another chain, isn't covered by its type, or
 * names the signing account, and for a delegation from the account.
 */
export function signTypedData({ typedData, chainId, account }: TypedDataRequest, privateKey: Uint8Array): Uint8Array {
  checkDomain(typedData, evmChainOf(chainId))
  checkAuthority(typedData, account)
  return signDigest(digestOf(typedData), privateKey).bytes
}

function digestOf(typedData: TypedDataDefinition): Uint8Array {
  try {
    return hexToBytes(hashTypedData(typedData))
  } catch (cause) {
    throw invalidRequest("The data to sign doesn't fit its types.", cause)
  }
}

/** A field that the domain's type leaves out isn't signed, so nothing may be concluded from it. */
function checkDomain({ domain, types }: TypedDataDefinition, chainId: number): void {
  const fields = getTypesForEIP712Domain({ domain: domain ?? {} }).map(({ name, type }) => `${type} ${name}`)
  const typed: unknown = types['EIP712Domain']
  if (typed !== undefined && !isSameSet(fields, typed)) throw invalidRequest("The domain doesn't fit its type.")
  if (domain?.chainId !== undefined && BigInt(domain.chainId) !== BigInt(chainId)) {
    throw invalidRequest('The data to sign is for another chain.')
  }
}

function isSameSet(fields: readonly string[], typed: unknown): boolean {
  if (!Array.isArray(typed) || typed.length !== fields.length) return false
  const named = new Set(
    typed.map((field: unknown) => {
      if (typeof field !== 'object' || field === null || !('name' in field) || !('type' in field)) return ''
      return `${String(field.type)} ${String(field.name)}`
    }),
  )
  return fields.every(field => named.has(field))
}

/** Data for the account's own contract, and delegations from it, would give the account away. */
function checkAuthority({ domain, primaryType, message }: TypedDataDefinition, account: string): void {
  const own = account.toLowerCase()
  if (domain?.verifyingContract?.toLowerCase() === own) {
    throw invalidRequest('The data to sign is for the account itself.')
  }
  const delegator = message['delegator']
  if (primaryType === 'Delegation' && typeof delegator === 'string' && delegator.toLowerCase() === own) {
    throw invalidRequest("The wallet doesn't sign delegations of the account.")
  }
}
