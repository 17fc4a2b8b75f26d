import type { CaipAddress } from '@openappkit/contract'
import { isCaipNetworkId } from './isCaipNetworkId'

/** Grammar of CAIP-10 addresses. It excludes colons, so splitting is safe. */
const accountAddress = /^[-.%a-z0-9]{1,128}$/i

/**
 * Returns whether `value` is a [CAIP-10](https://chainagnostic.org/CAIPs/caip-10) address of a known namespace.
 *
 * @example
 * ```ts
 * isCaipAddress('eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045') // true
 * ```
 */
export function isCaipAddress(value: unknown): value is CaipAddress {
  if (typeof value !== 'string') return false
  const [namespace, reference, address = '', ...rest] = value.split(':')
  return isCaipNetworkId(`${namespace}:${reference}`) && accountAddress.test(address) && rest.length === 0
}
