import type { ChainNamespace, Connector, CustomWallet } from '@openappkit/appkit-core'
import type { DirectoryState, DirectoryWallet } from '@openappkit/appkit-core/cloud'
import { isSameWallet } from '../connect/connectSubject'

/** A listed wallet and, if it is installed, one connector for each chain family it supports. */
export interface ShownWallet {
  readonly wallet: DirectoryWallet
  readonly installed: readonly Connector[]
}

/** Sources of the list. */
export interface ShownInput {
  readonly directory: Pick<DirectoryState, 'featured' | 'recommended' | 'wallets' | 'search'>
  readonly custom: readonly CustomWallet[]
  readonly connectors: readonly Connector[]
  /** Returns a connector's wallet id in the directory, if known. */
  readonly directoryIdOf?: ((connector: Connector) => string | undefined) | undefined
  /** Limits connectors to one chain family. */
  readonly only?: ChainNamespace | undefined
}

/** A shared array, so that rows of wallets that aren't installed don't change when more wallets load. */
const none: readonly Connector[] = []

/**
 * Returns the wallets to list: the search results in the server's order, or without a search the featured, custom,
 * recommended and all other wallets. Without a search, lists each wallet once, installed ones first.
 */
export function shownWallets({
  directory,
  custom,
  connectors,
  directoryIdOf,
  only,
}: ShownInput): readonly ShownWallet[] {
  const here = connectors.filter(known => !only || known.chain === only)
  const withConnector = (wallet: DirectoryWallet): ShownWallet => {
    const installed = here.filter(known => isSameWallet(known, wallet, directoryIdOf))
    return { wallet, installed: installed.length > 0 ? installed : none }
  }
  if (directory.search) return directory.search.wallets.map(withConnector)
  const seen = new Set<string>()
  const all = [...directory.featured, ...custom, ...directory.recommended, ...directory.wallets]
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .map(withConnector)
  return [...all.filter(isInstalled), ...all.filter(shown => !isInstalled(shown))]
}

function isInstalled({ installed }: ShownWallet): boolean {
  return installed.length > 0
}
