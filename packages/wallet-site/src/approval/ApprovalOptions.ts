import type { FrameDapp, FrameTheme, WalletPageName } from '@openappkit/contract/embedded'
import type { Reviewer } from '../review/Reviewer'
import type { Vault, VaultState } from '../vault/Vault'
import type { Approvals } from './Approvals'

/** Parts of the page that the approvals use. */
export interface ApprovalOptions {
  readonly vault: Vault
  /** Current state of the vault. */
  readonly vaultState: () => VaultState
  readonly reviewer: Reviewer
  /** Description from the app. Only its name is shown, beside the verified origin. */
  readonly dapp: () => FrameDapp | undefined
  readonly theme: () => FrameTheme | undefined
  /** IETF language tag. */
  readonly language: () => string
  /** Name of the operator, from the settings of the wallet site. */
  readonly operator: string
  /** Domain of passkeys. */
  readonly rpId: string
  /** Called when the frame has something to show, and when it no longer has. */
  readonly onVisibility: (isWanted: boolean) => void
  /** Called with the height of the content in CSS pixels. */
  readonly onHeight: (height: number) => void
  /** Opens a page of the wallet in its own window, such as `/window/approve`. Called during a click. */
  readonly openWindow: (path: string) => Window | null
}

/** A page of the wallet that the app asks to open in its own window. */
export interface PageRequest {
  readonly page: WalletPageName
  /** Verified origin of the app. */
  readonly origin: string
  /** Aborts when the app withdraws the request or closes the frame. */
  readonly signal: AbortSignal
}

/** Something that the frame shows without a request to approve. */
export type ScreenRequest = Omit<PageRequest, 'page'>

/** Everything that the frame shows to the user. */
export interface WalletScreens extends Approvals {
  /**
   * Shows a button that opens the page in the wallet's own window, because browsers open windows only during a click.
   * Resolves when the window closes.
   *
   * @throws WalletFailure `embedded/rejected` if the user cancels or the request is withdrawn.
   */
  openPage(request: PageRequest): Promise<void>
  /** Offers another unlock path. Resolves when the user has added one, chosen to do so later, or left. */
  protect(request: ScreenRequest): Promise<void>
  /**
   * Lets the user unlock the wallet. Resolves once it is unlocked, immediately if it already is.
   *
   * @throws WalletFailure `embedded/rejected` if the user cancels or the request is withdrawn.
   */
  unlock(request: ScreenRequest): Promise<void>
  /** Loads the code and the texts, so that the first approval shows without delay. Never rejects. */
  prefetch(): Promise<void>
}
