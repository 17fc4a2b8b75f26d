import type { ChainNamespace } from '@openappkit/contract'
import type { Connector } from '../adapter/Connector'
import { hasWalletLink } from '../directory/hasWalletLink'
import type { CustomWallet } from '../options/AppKitOptions'
import { type ConnectorTypeOrder, completeConnectorOrder } from '../options/Features'
import type { RecentWallet } from './ConnectorController'
import { connectorIds } from './connectorIds'
import type { BrandsState } from './followBrands'
import { mergeBrands, type WalletConnectors } from './mergeBrands'

/** Why a wallet stands in the list, for its tag. */
export type WalletTag = 'recent' | 'installed' | 'connected' | 'qrCode' | 'multichain'

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
  /** One wallet that is there on several chain families: its connector on each, of which one must be chosen. `connector` is the first. */
  readonly choices?: readonly Connector[]
}

/** What the list is made of. */
export interface WalletListInput {
  readonly connectors: readonly Connector[]
  /** `namespace:connectorId` of those that are connected: one id may serve several chain families. */
  readonly connectedKeys: ReadonlySet<string>
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
  /** The wallets of one chain family alone: each row is its connector there. */
  readonly only?: ChainNamespace | undefined
  /** Which wallet of the directory a connector is, where that is known. `WalletHistory.brands` has it. */
  readonly directoryIdOf?: BrandsState['directoryIdOf']
}

/** At most this many recommended wallets, less what is installed or recent. Reference, views section 4.1. */
const maximumRecommended = 2

/**
 * The wallets of the Connect view in order, each wallet once. Identity is rdns or id, never a name; only what the host wants hidden is known by its
 * name, too. One wallet on several chain families is one row. Reference, views section 4.1.
 */
export function walletRows(input: WalletListInput): readonly WalletRow[] {
  const { directoryIdOf, only } = input
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
  const directoryId = (connector: Connector) => connector.explorerId ?? directoryIdOf?.(connector)

  const offered = input.connectors.filter(
    connector =>
      (only === undefined || connector.chain === only) &&
      !isExcluded(connector.id, directoryId(connector), rdnsOf(connector), connector.name),
  )
  const wallets = mergeBrands(offered, directoryIdOf)
  const hasWalletConnect = offered.some(({ type }) => type === 'WALLET_CONNECT')
  const seen = new Set<string>()
  const take = (
    row: WalletRow,
    identities: readonly (string | undefined)[],
    /** By which others are recognised, but not this one. */
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
    // One that was reached by link can be reached again; one that is not installed any more can't.
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
    // The generic browser wallet has no name of its own, so it doesn't count as a wallet that the visitor could recognise.
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
