import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import type { CustomWallet } from '../options/AppKitOptions'

/**
 * Names of the installed views and their arguments. Views with the tag `@internal` open from other views. Features add
 * theirs by declaration merging, which types their arguments in `open({ view, arguments })`.
 *
 * @example
 * ```ts
 * declare module '@openappkit/appkit-core' {
 *   interface ViewRegistry {
 *     Lend: { asset?: string }
 *   }
 * }
 * ```
 */
export interface ViewRegistry {
  /** Ways to connect. */
  Connect: ConnectArguments | undefined
  /**
   * Wallet list, if the Connect view collapses it to one button.
   *
   * @internal
   */
  ConnectWallets: ConnectArguments | undefined
  /**
   * Request to one wallet.
   *
   * @internal
   */
  ConnectingExternal: ConnectingExternalArguments
  /**
   * Choice of a chain, for a wallet that supports several.
   *
   * @internal
   */
  ConnectingMultiChain: ConnectingMultiChainArguments
  /** Active account. */
  Account: undefined
  /** Networks of the app. */
  Networks: undefined
  /**
   * Request to switch to another network of the chain.
   *
   * @internal
   */
  SwitchNetwork: { readonly caipNetworkId: CaipNetworkId }
  /**
   * Offer to connect a wallet of another chain.
   *
   * @internal
   */
  SwitchActiveChain: {
    readonly switchToChain: ChainNamespace
    readonly caipNetworkId: CaipNetworkId
    readonly navigateTo: 'Connect'
    readonly navigateWithReplace: true
  }
  /**
   * Offer to leave a network that the app doesn't support.
   *
   * @internal
   */
  UnsupportedChain: undefined
  /** Connected and recent wallets. */
  ProfileWallets: ProfileWalletsArguments | undefined
  /** Explanation of wallets. */
  WhatIsAWallet: undefined
  /** Explanation of networks. */
  WhatIsANetwork: undefined
  /** Wallets to install. */
  GetWallet: undefined
  /** Link and QR code for one phone wallet. */
  ConnectingWalletConnect: ConnectingWalletConnectArguments
  /** QR code for any phone wallet. */
  ConnectingWalletConnectBasic: undefined
  /** Wallet directory. */
  AllWallets: undefined
  /**
   * Download links of a wallet.
   *
   * @internal
   */
  Downloads: { readonly wallet: CustomWallet }
  /** Address and QR code of the account. */
  WalletReceive: undefined
  /** Networks on which the account can receive. */
  WalletCompatibleNetworks: undefined
  /** Ways to add funds. */
  FundWallet: undefined
  /** Details of a token. */
  TokenDetail: TokenDetailArguments
  /** Details of an NFT. */
  NftDetail: NftDetailArguments
}

/** Arguments of the TokenDetail view: an asset of the active account. */
export interface TokenDetailArguments {
  readonly caipNetworkId: CaipNetworkId
  /** Contract or mint. Absent for the native asset. */
  readonly tokenAddress?: string | undefined
  /** The token's name, for the title. Default: "Token". */
  readonly name?: string | undefined
}

/** Arguments of the NftDetail view: an NFT of the active account. */
export interface NftDetailArguments {
  readonly caipNetworkId: CaipNetworkId
  /** CAIP-19 id: `eip155:1/erc721:0x…/42`. */
  readonly id: string
  /** The NFT's name, for the title. Default: "NFT". */
  readonly name?: string | undefined
}

/** Arguments of the Connect and ConnectWallets views. */
export interface ConnectArguments {
  /** Namespace of the wallets. Default: all. */
  readonly namespace?: ChainNamespace | undefined
}

/** Arguments of the ProfileWallets view. */
export interface ProfileWalletsArguments {
  /** Namespace to show first. Default: the active one. */
  readonly namespace?: ChainNamespace | undefined
}

/** Arguments of the ConnectingMultiChain view: a wallet that supports several namespaces. */
export interface ConnectingMultiChainArguments {
  readonly name: string
  readonly imageUrl?: string | undefined
  readonly choices: readonly { readonly connectorId: string; readonly namespace: ChainNamespace }[]
}

/** Arguments of the ConnectingWalletConnect view. Without `wallet`, any wallet can scan the code. */
export interface ConnectingWalletConnectArguments {
  readonly wallet?: CustomWallet | undefined
  /** Namespace to connect on. Default: the one that the Connect view shows, else the active one. */
  readonly namespace?: ChainNamespace | undefined
}

/** Arguments of ConnectingExternal: an existing connector, or a known wallet that isn't installed. */
export interface ConnectingExternalArguments {
  /** Id of an existing connector. */
  readonly connectorId?: string | undefined
  readonly namespace?: ChainNamespace | undefined
  /** Directory id of a known wallet that isn't installed. */
  readonly walletId?: string | undefined
}

/** Name of a view. */
export type ViewName = keyof ViewRegistry & string

/** View with its arguments, as an entry of the history. */
export type RouterEntry = {
  readonly [Name in ViewName]: { readonly view: Name; readonly params: ViewRegistry[Name] }
}[ViewName]

/**
 * Arguments of `push` after the view's name: required for `SwitchNetwork`, optional for `Connect`, none for `Account`.
 */
export type ViewArguments<Name extends ViewName> = ViewRegistry[Name] extends undefined
  ? []
  : undefined extends ViewRegistry[Name]
    ? [params?: ViewRegistry[Name]]
    : [params: ViewRegistry[Name]]
