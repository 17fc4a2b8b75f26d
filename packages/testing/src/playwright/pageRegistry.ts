import type { InjectedWallet, WalletControls } from '../wallet/InjectedWallet'
import type { InjectedWalletOptions } from '../wallet/InjectedWalletOptions'
import type { JsonRpcCall } from '../wallet/jsonRpc'
import type { ApprovalRequest } from '../wallet/WalletCoreOptions'

/** The options that survive the way into the page. */
export type SerializableWalletOptions = Omit<InjectedWalletOptions, 'approve' | 'onRequest' | 'rpc' | 'storage'> & {
  /** See {@link InjectedWalletOptions.storage}. Default `'session'`: the wallet remembers across reloads, each page starts anew. */
  readonly storage?: 'memory' | 'session' | 'local'
}

/** What the init script gives the page's half. */
export interface PageWalletOptions extends SerializableWalletOptions {
  /** Names the wallet in the registry, and the binding that leads out of the page. */
  readonly id: string
  readonly asksApproval: boolean
}

/** One wallet in a page, as the controller outside reaches it. */
export interface PageWallet {
  readonly wallet: InjectedWallet
  drive(control: keyof WalletControls, args: readonly unknown[]): void
  runOnce(taskId: string, control: keyof WalletControls, args: readonly unknown[]): void
}

/** What a page asks of the process that drives it. */
export type BridgeMessage =
  | { readonly rpcUrl: string; readonly call: JsonRpcCall }
  | { readonly approval: ApprovalRequest }

/**
 * The key in `window` under which a page's wallets are found. A symbol, so that a page under test sees nothing that it wouldn't see beside a real wallet.
 * Functions that Playwright sends into the page have to repeat the text, because they can't reach what lies outside them.
 */
export const registryKey: string = 'openappkit.testing.wallets'
