import type { CaipAddress, CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import { isNamespaceName } from '../caip/chainNamespaces'
import { safeImageUrl } from '../media/safeImageUrl'
import type { SessionNamespace, WalletConnectSession } from './WalletConnectLink'

/** Session as the library stores it. All of its content comes from the wallet. */
export interface LibrarySession {
  readonly topic: string
  readonly expiry: number
  readonly peer: {
    readonly metadata?: { readonly name?: string; readonly url?: string; readonly icons?: readonly string[] }
  }
  readonly namespaces: Readonly<
    Record<
      string,
      {
        readonly accounts: readonly string[]
        readonly chains?: readonly string[] | undefined
        readonly methods: readonly string[]
        readonly events: readonly string[]
      }
    >
  >
  readonly sessionProperties?: Readonly<Record<string, unknown>> | undefined
}

/** Maximum length of a wallet's name, in characters. */
const nameLength = 200

/**
 * Converts a session for adapters. Merges a namespace's entries, and collects every chain that the wallet named in any
 * form.
 */
export function readSession({
  topic,
  expiry,
  peer,
  namespaces,
  sessionProperties,
}: LibrarySession): WalletConnectSession {
  const read: Partial<Record<ChainNamespace, SessionNamespace>> = {}
  for (const [key, { accounts, chains = [], methods, events }] of Object.entries(namespaces)) {
    const [name] = key.split(':')
    if (!isNamespaceName(name)) continue
    const before = read[name]
    const ofAccounts = accounts.map(account => account.split(':').slice(0, 2).join(':'))
    const ofKey = key.includes(':') ? [key] : []
    read[name] = {
      accounts: unique([...(before?.accounts ?? []), ...accounts]) as CaipAddress[],
      chains: unique([...(before?.chains ?? []), ...ofKey, ...chains, ...ofAccounts]) as CaipNetworkId[],
      methods: unique([...(before?.methods ?? []), ...methods]),
      events: unique([...(before?.events ?? []), ...events]),
    }
  }
  const { name, url, icons } = peer.metadata ?? {}
  return {
    topic,
    expiry,
    peer: {
      name: typeof name === 'string' ? name.slice(0, nameLength) : '',
      url: typeof url === 'string' ? url : undefined,
      icon: safeImageUrl(Array.isArray(icons) ? icons[0] : undefined),
    },
    namespaces: read,
    properties: sessionProperties ?? {},
  }
}

/** Returns all of a session's chains, or undefined for MetaMask, which accepts any chain. */
export function approvedNetworks({ namespaces, peer }: WalletConnectSession): readonly CaipNetworkId[] | undefined {
  if (peer.name === 'MetaMask Wallet') return undefined
  return Object.values(namespaces).flatMap(({ chains }) => chains)
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
