// Names that examples use without declaring them.

import type { LiveConnections, PageWallet, WalletConnection, WalletSource } from '@openappkit/adapter-kit/actions'
import type { AppKitInstance, AppKitNetwork, AppKitOptions, ChainAdapter } from '@openappkit/appkit'
import type {
  AdapterCapability,
  AdapterHost,
  CaipNetwork,
  CaipNetworkId,
  TransferAdapter,
} from '@openappkit/appkit-core'
import type { PayAmount, PayServer } from '@openappkit/pay/server'
import type { ContractScene } from '@openappkit/testing/contract'
import type { test as walletTest } from '@openappkit/testing/playwright'
import type { Page } from '@playwright/test'
import type { Config } from 'wagmi'

/** The app's kit. */
export declare const kit: AppKitInstance
/** The app's first adapter. */
export declare const adapter: ChainAdapter
/** The app's adapters. */
export declare const adapters: ChainAdapter[]
/** The app's networks. */
export declare const networks: [AppKitNetwork, ...AppKitNetwork[]]
/** The options of the app's kit. */
export declare const options: AppKitOptions
/** The app's project id. */
export declare const projectId: string
/** The wagmi configuration. */
export declare const config: Config
/** A message that the user signs, and its signature. */
export declare const message: string
export declare const signature: `0x${string}`
/** The nonce of a sign-in message. */
export declare const nonce: string
/** The access token of a signed-in user. */
export declare const token: string
/** The address of the connected account, and the address of a recipient. */
export declare const address: `0x${string}`
export declare const to: `0x${string}`
/** Nuxt imports it into `nuxt.config.ts`. */
export declare function defineNuxtConfig(config: object): object
/** An amount in base units. */
export declare const value: bigint
/** The network of the connected account. */
export declare const caipNetwork: CaipNetwork
/** Aborts an operation. */
export declare const signal: AbortSignal
/** The URL of the backend. */
export declare const cloud: string
/** A WalletConnect link. */
export declare const uri: string
/** The page of a Playwright test. */
export declare const page: Page
/** A merchant's API key, and the secret of the webhooks. */
export declare const apiKey: string
export declare const webhookSecret: string
/** The server of a shop, and its orders. */
export declare const pay: PayServer
interface Order {
  readonly id: string
  readonly total: PayAmount
}
export declare const orders: {
  ofInvoice(invoiceId: string): Promise<Order>
  isOurAddress(address: string): Promise<boolean>
  deliverOnce(order: Order): Promise<void>
  hold(order: Order): Promise<void>
}

/** The kit that an adapter is attached to. */
export declare const host: AdapterHost
/** The wallet of a custom chain, as in docs/adapters/custom.md. */
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
/** The scene for the contract tests of a custom adapter. */
export declare function myScene(): ContractScene
/** The test fixtures of an app. */
export declare const test: typeof walletTest

declare global {
  /** The rune of Svelte, which its compiler knows. */
  function $props<Props>(): Props

  interface ImportMeta {
    /** Environment variables of Vite, from `.env` files. */
    readonly env: { readonly VITE_BACKEND: string; readonly VITE_PROJECT_ID: string }
  }
}
