// Names that examples use without a declaration.

import type { LiveConnections, PageWallet, WalletConnection, WalletSource } from '@openappkit/adapter-kit/actions'
import type { AppKitInstance, AppKitNetwork, AppKitOptions, ChainAdapter } from '@openappkit/appkit'
import type {
  AdapterCapability,
  AdapterHost,
  CaipNetwork,
  CaipNetworkId,
  TransferAdapter,
} from '@openappkit/appkit-core'
import type { ContractScene } from '@openappkit/testing/contract'
import type { test as walletTest } from '@openappkit/testing/playwright'
import type { Page } from '@playwright/test'
import type { Config } from 'wagmi'

/** The kit of the app. */
export declare const kit: AppKitInstance
/** The first adapter of the app. */
export declare const adapter: ChainAdapter
/** The adapters of the app. */
export declare const adapters: ChainAdapter[]
/** The networks of the app. */
export declare const networks: [AppKitNetwork, ...AppKitNetwork[]]
/** The options of the app's kit. */
export declare const options: AppKitOptions
/** The project id of the app. */
export declare const projectId: string
/** The configuration of wagmi. */
export declare const config: Config
/** A text that the user signs, and the signature. */
export declare const message: string
export declare const signature: `0x${string}`
/** The nonce of a sign-in. */
export declare const nonce: string
/** The access token of a signed-in user. */
export declare const token: string
/** The address of the connected account, and that of a recipient. */
export declare const address: `0x${string}`
export declare const to: `0x${string}`
/** An amount in base units. */
export declare const value: bigint
/** The network of the connected account. */
export declare const caipNetwork: CaipNetwork
/** Ends an operation. */
export declare const signal: AbortSignal
/** The URL of the backend. */
export declare const cloud: string
/** A WalletConnect link. */
export declare const uri: string
/** The page of a Playwright test. */
export declare const page: Page

/** The kit that an adapter is attached to. */
export declare const host: AdapterHost
/** The wallet of a custom chain, as docs/adapters/custom.md writes it. */
export interface MyWallet extends PageWallet {
  readonly caipNetworkId: CaipNetworkId
  signMessage(message: string, address: string): Promise<string>
  switchNetwork(caipNetworkId: CaipNetworkId): Promise<void>
}
/** The wallets of a custom chain. */
export declare class MyWallets implements WalletSource<MyWallet> {
  readonly list: readonly MyWallet[]
  listen(onChange: () => void): () => void
}
export declare const wallets: MyWallets
/** The transfers of a custom chain. */
export declare const MyTransfers: new (
  capabilities: ReadonlySet<AdapterCapability>,
  live: LiveConnections<WalletConnection<MyWallet>>,
) => TransferAdapter
/** The nodes of a custom chain. */
export declare function rpc(network: CaipNetwork): { getBalance(address: string): Promise<bigint> }
/** The scene of a custom adapter's contract. */
export declare function myScene(): ContractScene
/** The fixtures of an app's own tests. */
export declare const test: typeof walletTest
