import type { Translator } from '@openappkit/appkit-ui/elements'
import type { Store } from '../approval/Store'
import type { ApprovalTranslator } from '../approval/text/amountOf'
import type { popupEn } from '../locales/popup.en'
import type { Vault, VaultState } from '../vault/Vault'

/** Translator of the wallet's own window. */
export type PopupTranslator = Translator<typeof popupEn>

/** Context of every page of the wallet's own window. */
export interface WindowContext {
  readonly vault: Vault
  /** State of the vault, which the pages follow. */
  readonly account: Store<VaultState>
  readonly operator: string
  readonly rpId: string
  /** Messages of the window. */
  readonly texts: PopupTranslator
  /** Messages that the window shares with the frame. */
  readonly translator: ApprovalTranslator
  /** Fetches the page of a recovery file, without a wallet. */
  readonly recoveryPage: () => Promise<string>
  /** Opens the wallet through the frame that opened this window. Undefined if the frame can't. */
  readonly unlockByOpener: (() => Promise<void>) | undefined
  /** Email address for the login, if the frame knows it. */
  readonly email: string | null
  readonly projectId: string
  /** Verified origin of the app, or the wallet's own. */
  readonly origin: string
}
