import type { CaipNetworkId } from '@openappkit/contract'
import { isChainNamespace } from './chainNamespaces'

/** Grammar of CAIP-2 references. It excludes colons, so splitting is safe. */
const grammar = /^[-_a-z0-9]{1,32}$/i

/** Returns whether `value` is a [CAIP-2](https://chainagnostic.org/CAIPs/caip-2) id of a known namespace. */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  if (typeof value !== 'string') return false
  const [namespace, reference = '', ...rest] = value.split(':')
  return isChainNamespace(namespace) && grammar.test(reference) && rest.length === 0
}
