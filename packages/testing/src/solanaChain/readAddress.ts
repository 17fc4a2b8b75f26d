import { base58 } from '@scure/base'
import type { Address } from '@solana/kit'
import { invalidParam } from './RpcError'

/**
 * Parses an address.
 *
 * @throws RpcError -32602 if the address is invalid.
 */
export function readAddress(value: unknown): Address {
  if (typeof value !== 'string') throw invalidParam('Invalid params: expected an address.')
  let bytes: Uint8Array
  try {
    bytes = base58.decode(value)
  } catch {
    throw invalidParam('Invalid param: Invalid')
  }
  if (bytes.length !== 32) throw invalidParam('Invalid param: WrongSize')
  return value as Address
}
