import { ProviderRpcError } from '../wallet/ProviderRpcError'
import type { ApprovedNamespace } from './approvedNamespaces'
import type { NamespaceRequest } from './SessionProposal'

/**
 * Returns why the app can't use a session with `approved`: nothing is left, or a requirement is missing. Returns
 * undefined if the app can use it.
 */
export function unmetRequirement(
  approved: Readonly<Record<string, ApprovedNamespace>>,
  required: Readonly<Record<string, NamespaceRequest>>,
): ProviderRpcError | undefined {
  if (Object.keys(approved).length === 0) return new ProviderRpcError(5100, 'Unsupported chains.')
  for (const [name, { chains, methods, events }] of Object.entries(required)) {
    const granted = approved[name]
    if (granted === undefined) return new ProviderRpcError(5104, 'Unsupported namespace key.')
    if (lacks(granted.chains, chains)) return new ProviderRpcError(5100, 'Unsupported chains.')
    if (lacks(granted.methods, methods)) return new ProviderRpcError(5101, 'Unsupported methods.')
    if (lacks(granted.events, events)) return new ProviderRpcError(5102, 'Unsupported events.')
  }
  return undefined
}

function lacks(granted: readonly string[], needed: readonly string[]): boolean {
  return needed.some(one => !granted.includes(one))
}
