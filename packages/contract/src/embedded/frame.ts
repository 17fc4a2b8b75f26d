import type { CustodyPolicy } from './account'

/**
 * State of the embedded wallet: no user is logged in, a code is on its way, logged in without a key on this device, or
 * able to sign.
 */
export type EmbeddedStatus = 'out' | 'verifying' | 'locked' | 'ready'

/** Chain as the frame protocol names it: a number on EVM chains, a CAIP-2 id elsewhere. */
export type FrameChainId = number | string

/** Account type in the frame protocol. */
export type FrameAccountType = 'eoa' | 'smartAccount'

/** User of the embedded wallet as apps see it. */
export interface FrameUser {
  readonly email?: string | null | undefined
  readonly address: string
  readonly chainId: FrameChainId
  readonly accounts?: readonly { readonly address: string; readonly type: FrameAccountType }[] | undefined
  readonly smartAccountDeployed?: boolean | undefined
  readonly preferredAccountType?: string | undefined
}

/** Request of a chain's JSON-RPC method. */
export interface FrameRpcRequest {
  readonly method: string
  readonly params?: unknown
  readonly chainId?: FrameChainId | undefined
  readonly chainNamespace?: string | undefined
}

/** Theme of the app. */
export interface FrameTheme {
  readonly themeMode?: 'light' | 'dark' | undefined
  readonly themeVariables?: Readonly<Record<string, string | number>> | undefined
  readonly w3mThemeVariables?: Readonly<Record<string, string>> | undefined
}

/** Description of the app. Shown to the user, never trusted: the frame's verified parent decides. */
export interface FrameDapp {
  readonly metadata?: {
    readonly name: string
    readonly description: string
    readonly url: string
    readonly icons: readonly string[]
  }
  readonly sdkVersion?: string | undefined
  readonly sdkType?: string | undefined
  readonly projectId: string
  /** IETF language tag of the app's modal. AppKit 1.8 doesn't send it. */
  readonly language?: string | undefined
}

/** Page that the wallet site opens in its own window. */
export type WalletPageName = 'protect' | 'export' | 'devices'

/** Wallet settings as the app's modal shows them. */
export interface FrameWalletSettings {
  readonly status: EmbeddedStatus
  readonly custody: CustodyPolicy
  readonly hasEscrow: boolean
  readonly operator: string
  /** Kinds of the user's unlock paths, besides devices. */
  readonly protectedBy: readonly ('passkey' | 'password')[]
  readonly devices: number
  /** Whether this login created the wallet, and the user should get the offer to protect it. */
  readonly isNew?: boolean | undefined
}

/** Calls of the app to the frame, with payloads and results. Names and shapes follow AppKit 1.8's frame protocol. */
export interface FrameCalls {
  SWITCH_NETWORK: { payload: { chainId: FrameChainId; rpcUrl?: string }; result: { chainId: FrameChainId } }
  CONNECT_EMAIL: {
    payload: { email: string }
    result: { action: 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'; resendAfter?: number }
  }
  CONNECT_DEVICE: { payload: undefined; result: undefined }
  CONNECT_OTP: { payload: { otp: string }; result: undefined }
  GET_USER: {
    payload: { chainId?: FrameChainId; preferredAccountType?: string } | undefined
    result: FrameUser
  }
  SIGN_OUT: { payload: undefined; result: undefined }
  IS_CONNECTED: { payload: undefined; result: { isConnected: boolean } }
  GET_CHAIN_ID: { payload: undefined; result: { chainId: FrameChainId } }
  RPC_REQUEST: { payload: FrameRpcRequest; result: unknown }
  UPDATE_EMAIL: {
    payload: { email: string }
    result: { action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP' }
  }
  UPDATE_EMAIL_PRIMARY_OTP: { payload: { otp: string }; result: undefined }
  UPDATE_EMAIL_SECONDARY_OTP: { payload: { otp: string }; result: { newEmail: string } }
  SYNC_THEME: { payload: FrameTheme; result: undefined }
  SYNC_DAPP_DATA: { payload: FrameDapp; result: undefined }
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: { payload: undefined; result: { smartAccountEnabledNetworks: readonly number[] } }
  SET_PREFERRED_ACCOUNT: { payload: { type: string }; result: { type: string; address: string } }
  RELOAD: { payload: undefined; result: undefined }
  /** Moves the conversation to the `MessagePort` that comes with the message. Not in AppKit 1.8. */
  OPEN_PORT: { payload: { version: 1 }; result: { build: string; status: EmbeddedStatus } }
  /** Reads the wallet settings. Not in AppKit 1.8. */
  GET_WALLET_SETTINGS: { payload: undefined; result: FrameWalletSettings }
  /**
   * Opens a page of the wallet in its own window, after a click inside the frame. Resolves when the window closes. Not
   * in AppKit 1.8.
   */
  OPEN_PAGE: { payload: { page: WalletPageName }; result: undefined }
  /**
   * Offers another unlock path inside the frame. Resolves when the user has added one, or chooses to do so later. Not in
   * AppKit 1.8.
   */
  PROTECT: { payload: undefined; result: undefined }
  /**
   * Lets the user unlock the wallet inside the frame, without a request to approve. Resolves once it is unlocked. Not in
   * AppKit 1.8.
   */
  UNLOCK: { payload: undefined; result: undefined }
}

/** Name of a call to the frame. */
export type FrameCallName = keyof FrameCalls

/** Failure of a call. `code` is an `AppKitErrorCode` and isn't in AppKit 1.8's protocol. */
export interface FrameFailure {
  readonly message: string
  readonly code?: string | undefined
  /** Wrong codes that the user may still type, or milliseconds to wait: it depends on `code`. */
  readonly left?: number | undefined
  /** Code of EIP-1193, EIP-1474 or EIP-5792 that the provider throws. Only failures of `RPC_REQUEST` have it. */
  readonly rpcCode?: number | undefined
}

/** Events that the frame sends on its own. */
export interface FrameEvents {
  READY: { readonly version?: string | undefined }
  SESSION_UPDATE: { readonly token: string }
  /** The status changed. Only over a port. */
  STATUS: { readonly status: EmbeddedStatus }
  /** The frame has something to show, such as an approval, or nothing any more. Only over a port. */
  VISIBILITY: { readonly isWanted: boolean }
  /** Height of the frame's content in CSS pixels. Only over a port. */
  HEIGHT: { readonly height: number }
}

/** Name of an event of the frame. */
export type FrameEventName = keyof FrameEvents
