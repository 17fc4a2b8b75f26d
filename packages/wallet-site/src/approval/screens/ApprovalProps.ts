import type { ApprovalTranslator } from '../text/amountOf'

/** What every screen of the wallet needs. */
export interface ScreenProps {
  readonly translator: ApprovalTranslator
  /** Name of the operator. */
  readonly operator: string
}

/** Who asks. */
export interface AskingApp {
  /** Verified origin. */
  readonly origin: string
  /** Name that the app gave itself, cleaned. Empty if it has none. */
  readonly appName: string
}
