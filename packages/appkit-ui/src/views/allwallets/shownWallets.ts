import type { Connector, CustomWallet } from '@openappkit/appkit-core'
import type { DirectoryState, DirectoryWallet } from '@openappkit/appkit-core/cloud'
import { isSameWallet } from '../connect/connectSubject'

/** A wallet of the list, and its extension if that is here. */
export interface ShownWallet {
  readonly wallet: DirectoryWallet
  readonly connector: Connector | undefined
}

/** What the list is made of. */
export interface ShownInput {
  readonly directory: Pick<DirectoryState, 'featured' | 'recommended' | 'wallets' | 'search'>
  readonly custom: readonly CustomWallet[]
  readonly connectors: readonly Connector[]
}

/** The wallets to show: what was found, in the server's order; else featured, recommended and all, each once, the installed ones first. */
export function shownWallets({ directory, custom, connectors }: ShownInput): readonly ShownWallet[] {
  const withConnector = (wallet: DirectoryWallet): ShownWallet => ({
    wallet,
    connector: connectors.find(known => isSameWallet(known, wallet)),
  })
  if (directory.search) return directory.search.wallets.map(withConnector)
  const seen = new Set<string>()
  const all = [...directory.featured, ...custom, ...directory.recommended, ...directory.wallets]
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .map(withConnector)
  return [...all.filter(({ connector }) => connector), ...all.filter(({ connector }) => !connector)]
}
