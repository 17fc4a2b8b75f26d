import type { WalletPageName } from '@openappkit/contract/embedded'
import type { Review } from '../../review/Review'

/** How a window looks: like the frame that opened it. */
export interface WindowLook {
  readonly mode: 'light' | 'dark' | undefined
  readonly accent: string | undefined
  readonly language: string
}

/** Task of a window of the wallet, from the frame that opened it. */
export type WindowTask =
  | { readonly kind: 'approve'; readonly review: Review; readonly origin: string; readonly appName: string }
  | {
      readonly kind: 'link'
      readonly publicKey: Uint8Array
      readonly origin: string
      readonly email: string | null
      readonly projectId: string
    }
  | {
      readonly kind: 'page'
      readonly page: WalletPageName
      readonly origin: string
      readonly email: string | null
      readonly projectId: string
      /** Whether the frame can open the wallet for the window. */
      readonly canUnlock: boolean
    }

/** Messages of the frame to its window. */
export type FrameNote =
  | { readonly type: 'task'; readonly task: WindowTask; readonly look: WindowLook }
  /** The outcome changed after the approval: the user looks again. */
  | { readonly type: 'review'; readonly review: Review }
  | { readonly type: 'sealed'; readonly encapsulation: Uint8Array; readonly ciphertext: Uint8Array }
  | { readonly type: 'close' }

/** Messages of a window to the frame that opened it. */
export type WindowNote =
  | { readonly type: 'approve' }
  | { readonly type: 'cancel' }
  | { readonly type: 'sealed'; readonly encapsulation: Uint8Array; readonly ciphertext: Uint8Array }
  /** The window asks the frame to seal the seed to this key. */
  | { readonly type: 'unlock'; readonly publicKey: Uint8Array }

/** First message of a window, which carries the port for all others. */
export const hello = 'openappkit/wallet-window/1'
