import type { ApprovalTranslator } from '../text/amountOf'

/** Props of every screen of the wallet. */
export interface ScreenProps {
  readonly translator: ApprovalTranslator
  /** Name of the operator. */
  readonly operator: string
}

/** App that sent the request. */
export interface AskingApp {
  /** Verified origin. */
  readonly origin: string
  /** Name that the app gave itself, cleaned. Empty if it has none. */
  readonly appName: string
}
