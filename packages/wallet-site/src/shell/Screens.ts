import type { FrameDapp, FrameTheme, WalletPageName } from '@openappkit/contract/embedded'
import type { Approvals } from '../approval/Approvals'
import type { Reviewer } from '../review/Reviewer'
import type { Vault, VaultState } from '../vault/Vault'

/** Everything that the frame shows to the user. */
export interface Screens extends Approvals {
  /** Shows a button that opens a page in the wallet's own window. Resolves when the window closes. */
  openPage(request: {
    readonly page: WalletPageName
    /** Verified origin of the app. */
    readonly origin: string
    readonly signal: AbortSignal
  }): Promise<void>
  /** Offers another unlock path. Resolves when the user has added one or chosen to do so later. */
  protect(request: { readonly origin: string; readonly signal: AbortSignal }): Promise<void>
  /** Lets the user unlock the wallet. Resolves once it is unlocked, and rejects if the user cancels. */
  unlock(request: { readonly origin: string; readonly signal: AbortSignal }): Promise<void>
  /** Loads the code and the texts of the first approval. Never rejects. */
  prefetch(): Promise<void>
}

/** Parts of the shell that the screens use. */
export interface ScreenOptions {
  readonly vault: Vault
  readonly vaultState: () => VaultState
  readonly reviewer: Reviewer
  readonly dapp: () => FrameDapp | undefined
  readonly theme: () => FrameTheme | undefined
  readonly language: () => string
  readonly operator: string
  readonly rpId: string
  readonly onVisibility: (isWanted: boolean) => void
  readonly onHeight: (height: number) => void
  readonly openWindow: (path: string) => Window | null
}
