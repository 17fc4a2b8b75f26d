import type { ChainNamespace } from '@openappkit/contract'
import type { Connector } from '../adapter/Connector'
import { hasWalletLink } from '../directory/hasWalletLink'
import type { CustomWallet } from '../options/AppKitOptions'
import { type ConnectorTypeOrder, completeConnectorOrder } from '../options/Features'
import type { RecentWallet } from './ConnectorController'
import { connectorIds } from './connectorIds'
import type { BrandsState } from './followBrands'
import { mergeBrands, type WalletConnectors } from './mergeBrands'

/** Tag of a wallet row. */
export type WalletTag = 'recent' | 'installed' | 'connected' | 'qrCode' | 'multichain'

/** Row in the wallet list. */
export interface WalletRow {
  readonly key: string
  readonly source: ConnectorTypeOrder
  readonly name: string
  readonly imageUrl: string | undefined
  readonly tag: WalletTag | undefined
  /** The wallet's connector. Absent if the wallet has none here. */
  readonly connector: Connector | undefined
  readonly wallet: CustomWallet | undefined
  /** Connectors of a wallet on several namespaces, for the user to choose from. `connector` is the first. */
  readonly choices?: readonly Connector[]
}

/** Options of {@link walletRows}. */
export interface WalletListInput {
  readonly connectors: readonly Connector[]
  /** Connected connectors as `namespace:connectorId`, because one id may serve several namespaces. */
  readonly connectedKeys: ReadonlySet<string>
  readonly recent: readonly RecentWallet[]
  readonly customWallets: readonly CustomWallet[]
  readonly featured: readonly CustomWallet[]
  readonly recommended: readonly CustomWallet[]
  readonly excludedIds: readonly string[]
  readonly order: readonly ConnectorTypeOrder[]
  /** Directory entries of `excludedIds`, to also match them by rdns and name. */
  readonly excluded?: readonly CustomWallet[]
  /**
   * Whether the device is a phone. If so, WalletConnect is omitted, because a phone can't scan its own screen. Default:
   * false.
   */
  readonly isMobile?: boolean
  /** Namespace to connect. Omits recent wallets that are known to support only other namespaces. */
  readonly namespace?: ChainNamespace
  /** The only namespace whose connectors are listed. Default: all namespaces. */
  readonly only?: ChainNamespace | undefined
  /** Returns the directory id of a connector, if known. See `WalletHistory.brands`. */
  readonly directoryIdOf?: BrandsState['directoryIdOf']
}

/** Maximum number of recommended wallets. Each installed or recent wallet takes one of these places. */
const maximumRecommended = 2

/**
 * Returns the wallet list in order, each wallet once. Wallets are matched by rdns or id, never by name alone, except
 * that excluded wallets also match by name. A wallet on several namespaces has one row. Recommended wallets are listed
 * only without featured and custom ones.
 *
 * @example
 * ```ts
 * import type { Connector } from '@openappkit/appkit-core'
 * import { walletRows } from '@openappkit/appkit-core/modal'
 *
 * function rowsOf(connectors: readonly Connector[]) {
 *   return walletRows({
 *     connectors,
 *     connectedKeys: new Set(),
 *     recent: [],
 *     customWallets: [],
 *     featured: [],
 *     recommended: [],
 *     excludedIds: [],
 *     order: ['injected', 'walletConnect'],
 *   })
 * }
 * ```
 */
export function walletRows(input: WalletListInput): readonly WalletRow[] {
  const { directoryIdOf, only } = input
  // Apps exclude wallets by directory id, but an announced wallet has only an rdns and a name.
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
  const directoryId = (connector: Connector) => connector.explorerId ?? directoryIdOf?.(connector)

  const offered = input.connectors.filter(
    connector =>
      // The Connect view has other ways to log in.
      connector.type !== 'AUTH' &&
      (only === undefined || connector.chain === only) &&
      !isExcluded(connector.id, directoryId(connector), rdnsOf(connector), connector.name),
  )
  const wallets = mergeBrands(offered, directoryIdOf)
  const hasWalletConnect = offered.some(({ type }) => type === 'WALLET_CONNECT')
  const seen = new Set<string>()
  const take = (
    row: WalletRow,
    identities: readonly (string | undefined)[],
    /** Identities that don't hide this row, but hide later rows that have them. */
    aliases: readonly (string | undefined)[] = [],
  ): WalletRow[] => {
    if (identities.some(identity => identity !== undefined && seen.has(identity.toLowerCase()))) return []
    for (const identity of [...identities, ...aliases]) if (identity !== undefined) seen.add(identity.toLowerCase())
    return [row]
  }
  const ofConnectors = (source: ConnectorTypeOrder, members: WalletConnectors): WalletRow[] =>
    take(
      connectorRow(source, members, input),
      members.flatMap(member => [keyOf(member), rdnsOf(member), member.explorerId]),
      members.flatMap(member => [member.id, directoryId(member)]),
    )
  const ofWallet = (source: ConnectorTypeOrder, wallet: CustomWallet): WalletRow[] =>
    isExcluded(wallet.id, wallet.rdns) ? [] : take(walletRow(source, wallet), [wallet.id, wallet.rdns])
  const ofTypes = (source: ConnectorTypeOrder, ...types: readonly Connector['type'][]): WalletRow[] =>
    types
      .flatMap(type => wallets.filter(([{ type: own }]) => own === type))
      .flatMap(wallet => ofConnectors(source, wallet))

  const recent = input.recent.flatMap(wallet => {
    const { id, rdns, name, chains } = wallet
    if (input.namespace && chains && !chains.some(chain => chain.startsWith(`${input.namespace}:`))) return []
    const isIt = (known: Connector) =>
      known.id === id || directoryId(known) === id || (rdns !== undefined && rdnsOf(known) === rdns)
    const members = wallets.find(members => members.some(isIt))
    if (members) return ofConnectors('recent', members)
    // A wallet without a connector needs a link to be opened again. Without a link, it was probably uninstalled.
    return hasWalletConnect && hasWalletLink(wallet) && !isExcluded(name) ? ofWallet('recent', wallet) : []
  })
  const rows: Record<ConnectorTypeOrder, readonly WalletRow[]> = {
    walletConnect: input.isMobile ? [] : ofTypes('walletConnect', 'WALLET_CONNECT'),
    recent,
    injected: ofTypes('injected', 'MULTI_CHAIN', 'ANNOUNCED', 'INJECTED').toSorted(severalChainsFirst),
    external: ofTypes('external', 'EXTERNAL'),
    featured: input.featured.flatMap(wallet => ofWallet('featured', wallet)),
    custom: input.customWallets.flatMap(wallet => ofWallet('custom', wallet)),
    recommended: [],
  }
  if (input.featured.length === 0 && input.customWallets.length === 0) {
    // The generic browser wallet names no specific wallet, so it doesn't count as installed here.
    const installed = rows.injected.filter(({ connector }) => connector?.id !== connectorIds.injected)
    const room = maximumRecommended - installed.length - rows.recent.length
    rows.recommended = input.recommended.flatMap(wallet => ofWallet('recommended', wallet)).slice(0, Math.max(0, room))
  }
  return completeConnectorOrder(input.order).flatMap(source => rows[source])
}

function connectorRow(source: ConnectorTypeOrder, members: WalletConnectors, input: WalletListInput): WalletRow {
  const [connector] = members
  const isChoice = members.length > 1 && connector.type !== 'WALLET_CONNECT'
  return {
    key: keyOf(connector),
    source,
    name: connector.name,
    imageUrl: members.find(({ imageUrl }) => imageUrl !== undefined)?.imageUrl,
    tag: tagOf(source, members, input),
    connector,
    wallet: undefined,
    ...(isChoice ? { choices: members } : {}),
  }
}

function tagOf(source: ConnectorTypeOrder, members: WalletConnectors, input: WalletListInput): WalletTag | undefined {
  const [{ type }] = members
  const isConnected = (connector: Connector) => input.connectedKeys.has(keyOf(connector))
  const isPaired = type === 'WALLET_CONNECT'
  if (isPaired ? members.some(isConnected) : members.every(isConnected)) return 'connected'
  if (source === 'recent') return 'recent'
  if (isPaired) return 'qrCode'
  if (members.length > 1) return 'multichain'
  return type === 'ANNOUNCED' || type === 'INJECTED' || type === 'MULTI_CHAIN' ? 'installed' : undefined
}

function keyOf({ chain, id }: Connector): string {
  return `${chain}:${id}`
}

function severalChainsFirst(one: WalletRow, other: WalletRow): number {
  return Number(other.choices !== undefined) - Number(one.choices !== undefined)
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
