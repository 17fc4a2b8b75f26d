import type { ChainNamespace, Connector, CustomWallet } from '@openappkit/appkit-core'
import type { DirectoryState, DirectoryWallet } from '@openappkit/appkit-core/cloud'
import { isSameWallet } from '../connect/connectSubject'

/** A wallet of the list, and its extension if that is here: one connector for each chain family that it serves. */
export interface ShownWallet {
  readonly wallet: DirectoryWallet
  readonly installed: readonly Connector[]
}

/** The sources of the list. */
export interface ShownInput {
  readonly directory: Pick<DirectoryState, 'featured' | 'recommended' | 'wallets' | 'search'>
  readonly custom: readonly CustomWallet[]
  readonly connectors: readonly Connector[]
  /** Which wallet of the directory a connector is, where that is known. */
  readonly directoryIdOf?: ((connector: Connector) => string | undefined) | undefined
  /** Those of one chain family alone. */
  readonly only?: ChainNamespace | undefined
}

/** One array for all: rows of wallets that aren't here stay as they are when more wallets come. */
const none: readonly Connector[] = []

/** The wallets to show: what was found, in the server's order; else featured, recommended and all, each once, the installed ones first. */
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
