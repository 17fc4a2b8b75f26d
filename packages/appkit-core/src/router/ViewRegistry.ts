import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import type { CustomWallet } from '../options/AppKitOptions'

/**
 * Names of the installed views and the arguments that each takes. Feature packages add theirs by declaration merging, so
 * that `open({ view: 'Swap', arguments })` is typed exactly when `swaps` is installed.
 *
 * @example
 * ```ts
 * declare module '@openappkit/appkit-core' { interface ViewRegistry { Swap: { fromToken?: string } } }
 * ```
 */
export interface ViewRegistry {
  Connect: ConnectArguments | undefined
  ConnectingExternal: ConnectingExternalArguments
  ConnectingMultiChain: ConnectingMultiChainArguments
  Account: undefined
  Networks: undefined
  SwitchNetwork: { readonly caipNetworkId: CaipNetworkId }
  SwitchActiveChain: {
    readonly switchToChain: ChainNamespace
    readonly caipNetworkId: CaipNetworkId
    readonly navigateTo: 'Connect'
    readonly navigateWithReplace: true
  }
  UnsupportedChain: undefined
  ProfileWallets: ProfileWalletsArguments | undefined
  WhatIsAWallet: undefined
  WhatIsANetwork: undefined
  GetWallet: undefined
  ConnectingWalletConnect: ConnectingWalletConnectArguments
  ConnectingWalletConnectBasic: undefined
  AllWallets: undefined
  Downloads: { readonly wallet: CustomWallet }
  WalletReceive: undefined
  WalletCompatibleNetworks: undefined
  FundWallet: undefined
  TokenDetail: TokenDetailArguments
  NftDetail: NftDetailArguments
}

/** One asset that the account in use holds. */
export interface TokenDetailArguments {
  readonly caipNetworkId: CaipNetworkId
  /** Contract or mint. Absent: the chain's own asset. */
  readonly tokenAddress?: string | undefined
}

/** One collectible that the account in use holds. */
export interface NftDetailArguments {
  readonly caipNetworkId: CaipNetworkId
  /** CAIP-19, as in `eip155:1/erc721:0x…/42`. */
  readonly id: string
}

/** Which wallets are offered. */
export interface ConnectArguments {
  /** Those of one chain family. Default: all. */
  readonly namespace?: ChainNamespace | undefined
}

/** Whose wallets are shown. */
export interface ProfileWalletsArguments {
  /** The chain family to begin with. Default: the one in use. */
  readonly namespace?: ChainNamespace | undefined
}

/** One wallet that is there on several chain families. */
export interface ConnectingMultiChainArguments {
  readonly name: string
  readonly imageUrl?: string | undefined
  readonly choices: readonly { readonly connectorId: string; readonly namespace: ChainNamespace }[]
}

/** Which wallet the link is for. Without one: any that scans the code. */
export interface ConnectingWalletConnectArguments {
  readonly wallet?: CustomWallet | undefined
  /** The chain family that the visitor wants to connect on. Default: the one of the wallets that were shown, else the active one. */
  readonly namespace?: ChainNamespace | undefined
}

/** What ConnectingExternal must know: a connector that exists, or a wallet that is known but not installed. */
export interface ConnectingExternalArguments {
  readonly connectorId?: string | undefined
  readonly namespace?: ChainNamespace | undefined
  readonly walletId?: string | undefined
}

/** A view that can be shown. */
export type ViewName = keyof ViewRegistry & string

/** A view with its arguments, as the history holds it. */
export type RouterEntry = {
  readonly [Name in ViewName]: { readonly view: Name; readonly params: ViewRegistry[Name] }
}[ViewName]

/** `push('SwitchNetwork', {…})` needs arguments, `push('Connect')` may have some, `push('Account')` takes none. */
export type ViewArguments<Name extends ViewName> = ViewRegistry[Name] extends undefined
  ? []
  : undefined extends ViewRegistry[Name]
    ? [params?: ViewRegistry[Name]]
    : [params: ViewRegistry[Name]]
