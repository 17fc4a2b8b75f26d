import type { Connector } from '../adapter/Connector'
import { connectorIds } from '../constants/connectorIds'
import type { CustomWallet } from '../options/AppKitOptions'
import { type ConnectorTypeOrder, completeConnectorOrder } from '../options/Features'
import type { RecentWallet } from './ConnectorController'

/** Why a wallet stands in the list, for its tag. */
export type WalletTag = 'recent' | 'installed' | 'connected'

/** One row of the wallet list. */
export interface WalletRow {
  readonly key: string
  readonly source: ConnectorTypeOrder
  readonly name: string
  readonly imageUrl: string | undefined
  readonly tag: WalletTag | undefined
  /** Absent when the wallet is known but can't be asked here. */
  readonly connector: Connector | undefined
  readonly wallet: CustomWallet | undefined
}

/** What the list is made of. */
export interface WalletListInput {
  readonly connectors: readonly Connector[]
  readonly connectedIds: ReadonlySet<string>
  readonly recent: readonly RecentWallet[]
  readonly customWallets: readonly CustomWallet[]
  readonly featured: readonly CustomWallet[]
  readonly recommended: readonly CustomWallet[]
  readonly excludedIds: readonly string[]
  readonly order: readonly ConnectorTypeOrder[]
}

/** At most this many recommended wallets, less what is installed or recent. Reference, views section 4.1. */
const maximumRecommended = 2

/** The wallets of the Connect view in order, each wallet once. Identity is rdns or id, never a name. Reference, views section 4.1. */
export function walletRows(input: WalletListInput): readonly WalletRow[] {
  // Hosts exclude by directory id; an announced wallet says only its rdns.
  const excludedRdns = [...input.featured, ...input.customWallets, ...input.recommended].flatMap(({ id, rdns }) =>
    rdns !== undefined && input.excludedIds.includes(id) ? [rdns] : [],
  )
  const excluded = [...input.excludedIds, ...excludedRdns]
  const connectors = input.connectors.filter(
    ({ id, explorerId, info }) => !isExcluded(excluded, id, explorerId, info?.rdns),
  )
  const seen = new Set<string>()
  const take = (row: WalletRow, identities: readonly (string | undefined)[]): WalletRow[] => {
    const known = identities.filter(identity => identity !== undefined).map(identity => identity.toLowerCase())
    if (known.some(identity => seen.has(identity))) return []
    for (const identity of known) seen.add(identity)
    return [row]
  }
  const ofConnector = (source: ConnectorTypeOrder, connector: Connector): WalletRow[] =>
    take(connectorRow(source, connector, input), [connector.id, connector.info?.rdns, connector.explorerId])
  const ofWallet = (source: ConnectorTypeOrder, wallet: CustomWallet): WalletRow[] =>
    isExcluded(excluded, wallet.id, wallet.rdns) ? [] : take(walletRow(source, wallet), [wallet.id, wallet.rdns])

  const recent = input.recent.flatMap(({ id, rdns }) => {
    const connector = connectors.find(known => known.id === id || (rdns !== undefined && known.info?.rdns === rdns))
    return connector ? ofConnector('recent', connector) : []
  })
  const injected = [
    ...byType(connectors, 'MULTI_CHAIN'),
    ...byType(connectors, 'ANNOUNCED'),
    ...byType(connectors, 'INJECTED'),
  ]
  const rows: Record<ConnectorTypeOrder, readonly WalletRow[]> = {
    walletConnect: byType(connectors, 'WALLET_CONNECT').flatMap(connector => ofConnector('walletConnect', connector)),
    recent,
    injected: injected.flatMap(connector => ofConnector('injected', connector)),
    external: byType(connectors, 'EXTERNAL').flatMap(connector => ofConnector('external', connector)),
    featured: input.featured.flatMap(wallet => ofWallet('featured', wallet)),
    custom: input.customWallets.flatMap(wallet => ofWallet('custom', wallet)),
    recommended: [],
  }
  if (input.featured.length === 0 && input.customWallets.length === 0) {
    // The generic browser wallet has no name of its own, so it doesn't count as a wallet that the visitor could recognise.
    const installed = rows.injected.filter(({ connector }) => connector?.id !== connectorIds.injected)
    const room = maximumRecommended - installed.length - rows.recent.length
    rows.recommended = input.recommended.flatMap(wallet => ofWallet('recommended', wallet)).slice(0, Math.max(0, room))
  }
  return completeConnectorOrder(input.order).flatMap(source => rows[source])
}

function byType(connectors: readonly Connector[], type: Connector['type']): readonly Connector[] {
  return connectors.filter(connector => connector.type === type)
}

function isExcluded(excluded: readonly string[], ...identities: readonly (string | undefined)[]): boolean {
  return identities.some(identity => identity !== undefined && excluded.includes(identity))
}

function connectorRow(source: ConnectorTypeOrder, connector: Connector, input: WalletListInput): WalletRow {
  const isInstalled =
    connector.type === 'ANNOUNCED' || connector.type === 'INJECTED' || connector.type === 'MULTI_CHAIN'
  const tag = input.connectedIds.has(connector.id)
    ? 'connected'
    : source === 'recent'
      ? 'recent'
      : isInstalled
        ? 'installed'
        : undefined
  return {
    key: `${connector.chain}:${connector.id}`,
    source,
    name: connector.name,
    imageUrl: connector.imageUrl,
    tag,
    connector,
    wallet: undefined,
  }
}

function walletRow(source: ConnectorTypeOrder, wallet: CustomWallet): WalletRow {
  return {
    key: `wallet:${wallet.id}`,
    source,
    name: wallet.name,
    imageUrl: wallet.image_url,
    tag: undefined,
    connector: undefined,
    wallet,
  }
}
