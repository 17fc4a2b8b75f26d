import type { Connector } from '../adapter/Connector'
import type { ChainNamespace } from '../caip/ChainNamespace'
import { connectorIds } from '../constants/connectorIds'
import type { CustomWallet } from '../options/AppKitOptions'
import { type ConnectorTypeOrder, completeConnectorOrder } from '../options/Features'
import { hasWalletLink } from '../validation/walletLink'
import type { RecentWallet } from './RecentWallet'

/** Why a wallet stands in the list, for its tag. */
export type WalletTag = 'recent' | 'installed' | 'connected' | 'qrCode'

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
  /** What the directory says of `excludedIds`: they are recognised by rdns and name as well. */
  readonly excluded?: readonly CustomWallet[]
  /** A phone has no use for a code on its own screen, so WalletConnect has no row there. */
  readonly isMobile?: boolean
  /** Recent wallets that are known to be of other chains only are left out. */
  readonly namespace?: ChainNamespace
}

/** At most this many recommended wallets, less what is installed or recent. Reference, views section 4.1. */
const maximumRecommended = 2

/**
 * The wallets of the Connect view in order, each wallet once. Identity is rdns or id, never a name; only what the host wants hidden is known by its
 * name, too. Reference, views section 4.1.
 */
export function walletRows(input: WalletListInput): readonly WalletRow[] {
  // Hosts exclude by directory id; an announced wallet says only its rdns and its name.
  const listed = [...input.featured, ...input.customWallets, ...input.recommended]
  const hidden = [...listed.filter(({ id }) => input.excludedIds.includes(id)), ...(input.excluded ?? [])]
  const excluded = [
    ...input.excludedIds,
    ...hidden.flatMap(({ rdns }) => rdns ?? []),
    ...(input.excluded ?? []).map(({ name }) => name),
  ].map(identity => identity.toLowerCase())
  const isExcluded = (...identities: readonly (string | undefined)[]) =>
    identities.some(identity => identity !== undefined && excluded.includes(identity.toLowerCase()))
  const rdnsOf = ({ info }: Connector) =>
    input.isMobile && info?.rdns === 'io.metamask.mobile' ? 'io.metamask' : info?.rdns

  const connectors = input.connectors.filter(
    connector => !isExcluded(connector.id, connector.explorerId, rdnsOf(connector), connector.name),
  )
  const hasWalletConnect = connectors.some(({ type }) => type === 'WALLET_CONNECT')
  const seen = new Set<string>()
  const take = (row: WalletRow, identities: readonly (string | undefined)[]): WalletRow[] => {
    const known = identities.filter(identity => identity !== undefined).map(identity => identity.toLowerCase())
    if (known.some(identity => seen.has(identity))) return []
    for (const identity of known) seen.add(identity)
    return [row]
  }
  const ofConnector = (source: ConnectorTypeOrder, connector: Connector): WalletRow[] =>
    take(connectorRow(source, connector, input), [connector.id, rdnsOf(connector), connector.explorerId])
  const ofWallet = (source: ConnectorTypeOrder, wallet: CustomWallet): WalletRow[] =>
    isExcluded(wallet.id, wallet.rdns) ? [] : take(walletRow(source, wallet), [wallet.id, wallet.rdns])
  const ofType = (source: ConnectorTypeOrder, type: Connector['type']): WalletRow[] =>
    connectors.filter(connector => connector.type === type).flatMap(connector => ofConnector(source, connector))

  const recent = input.recent.flatMap(wallet => {
    const { id, rdns, name, chains } = wallet
    if (input.namespace && chains && !chains.some(chain => chain.startsWith(`${input.namespace}:`))) return []
    const connector = connectors.find(
      known => known.id === id || known.explorerId === id || (rdns !== undefined && rdnsOf(known) === rdns),
    )
    if (connector) return ofConnector('recent', connector)
    // One that was reached by link can be reached again; one that is not installed any more can't.
    return hasWalletConnect && hasWalletLink(wallet) && !isExcluded(name) ? ofWallet('recent', wallet) : []
  })
  const rows: Record<ConnectorTypeOrder, readonly WalletRow[]> = {
    walletConnect: input.isMobile ? [] : ofType('walletConnect', 'WALLET_CONNECT'),
    recent,
    injected: [
      ...ofType('injected', 'MULTI_CHAIN'),
      ...ofType('injected', 'ANNOUNCED'),
      ...ofType('injected', 'INJECTED'),
    ],
    external: ofType('external', 'EXTERNAL'),
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

function connectorRow(source: ConnectorTypeOrder, connector: Connector, input: WalletListInput): WalletRow {
  return {
    key: `${connector.chain}:${connector.id}`,
    source,
    name: connector.name,
    imageUrl: connector.imageUrl,
    tag: tagOf(source, connector, input),
    connector,
    wallet: undefined,
  }
}

function tagOf(source: ConnectorTypeOrder, { id, type }: Connector, input: WalletListInput): WalletTag | undefined {
  if (input.connectedIds.has(id)) return 'connected'
  if (source === 'recent') return 'recent'
  if (type === 'WALLET_CONNECT') return 'qrCode'
  return type === 'ANNOUNCED' || type === 'INJECTED' || type === 'MULTI_CHAIN' ? 'installed' : undefined
}

function walletRow(source: ConnectorTypeOrder, wallet: CustomWallet): WalletRow {
  return {
    key: `wallet:${wallet.id}`,
    source,
    name: wallet.name,
    imageUrl: wallet.image_url,
    tag: source === 'recent' ? 'recent' : undefined,
    connector: undefined,
    wallet,
  }
}
