import type { Review } from '../../review/Review'
import type { AskingApp, ScreenProps } from './ApprovalProps'

export interface ReviewScreenProps extends ScreenProps {
  readonly app: AskingApp
  readonly review: Review
  /** Whether the last checks run after the approval. */
  readonly isBusy: boolean
  /** Set if the request may only be approved in the wallet's own window. Called during a click. */
  readonly onWindow: (() => void) | undefined
  /** Opens the wallet's own window because something covers this one. Called during a click. */
  readonly onCovered: (() => void) | undefined
  readonly onApprove: () => void
  readonly onCancel: () => void
}
