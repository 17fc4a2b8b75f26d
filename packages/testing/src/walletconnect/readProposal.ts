import type { NamespaceRequest, SessionProposal } from './SessionProposal'
import type { WalletNamespace } from './WalletNamespace'

/** Namespaces as a dapp writes them: `eip155: { chains }`, or one chain alone as `eip155:1: {}`. */
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

/** A proposal in one form, whichever way the dapp wrote it. */
export function readProposal(written: WrittenProposal, wallet: readonly WalletNamespace[]): SessionProposal {
  const { name, description, url, icons } = written.proposer.metadata
  const namespaces = mergeNamespaces(written.requiredNamespaces, written.optionalNamespaces)
  const known = wallet.flatMap(({ chains }) => chains)
  return {
    id: written.id,
    pairingTopic: written.pairingTopic,
    // Clients of dapps without an icon send an empty one.
    dapp: { name, description, url, icons: icons.filter(Boolean) },
    namespaces,
    chains: Object.values(namespaces).flatMap(({ chains }) => chains.filter(chain => known.includes(chain))),
  }
}

/** All that was written about each namespace, together. */
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
