import type { NamespaceRequest, SessionProposal } from './SessionProposal'
import type { WalletNamespace } from './WalletNamespace'

/** Namespaces in an app's format: `eip155: { chains }`, or a single chain as `eip155:1: {}`. */
type WrittenNamespaces = Readonly<
  Record<
    string,
    { readonly chains?: readonly string[]; readonly methods: readonly string[]; readonly events: readonly string[] }
  >
>

/** The parameters of `wc_sessionPropose` that the wallet reads. */
export interface WrittenProposal {
  readonly id: number
  readonly pairingTopic: string
  readonly proposer: { readonly metadata: SessionProposal['dapp'] }
  readonly requiredNamespaces: WrittenNamespaces
  readonly optionalNamespaces: WrittenNamespaces
}

/** Converts a proposal to a uniform format. */
export function readProposal(written: WrittenProposal, wallet: readonly WalletNamespace[]): SessionProposal {
  const { name, description, url, icons } = written.proposer.metadata
  const namespaces = mergeNamespaces(written.requiredNamespaces, written.optionalNamespaces)
  const known = wallet.flatMap(({ chains }) => chains)
  return {
    id: written.id,
    pairingTopic: written.pairingTopic,
    // Clients send an empty icon for apps without one.
    dapp: { name, description, url, icons: icons.filter(Boolean) },
    namespaces,
    chains: Object.values(namespaces).flatMap(({ chains }) => chains.filter(chain => known.includes(chain))),
  }
}

/** Merges all requests by namespace. */
export function mergeNamespaces(
  ...written: readonly (WrittenNamespaces | undefined)[]
): Record<string, NamespaceRequest> {
  const merged: Record<string, NamespaceRequest> = {}
  for (const [key, { chains, methods, events }] of written.flatMap(one => Object.entries(one ?? {}))) {
    const name = key.split(':')[0] ?? key
    const before = merged[name]
    merged[name] = {
      chains: union(before?.chains, chains ?? (key === name ? [] : [key])),
      methods: union(before?.methods, methods),
      events: union(before?.events, events),
    }
  }
  return merged
}

function union(before: readonly string[] = [], more: readonly string[] = []): readonly string[] {
  return [...new Set([...before, ...more])]
}
