import { useKit } from '@openappkit/appkit-ui/elements'
import { useState } from 'react'
import { blockerOf, type SendBlocker } from '../draft/blockerOf'
import type { SendController } from '../SendController'
import type { SendState } from '../SendState'
import { untilState } from '../untilState'

/** The way to the review. */
export interface OpenReview {
  /** Whether the review waits for the check of the recipient or for the maximum. */
  readonly isWaiting: boolean
  /** Opens the review, or calls `onBlocked` with the first reason that it can't. */
  readonly openReview: () => void
}

/** Returns a function that prepares the review and opens it. */
export function useOpenReview(controller: SendController, onBlocked: (blocker: SendBlocker) => void): OpenReview {
  const { router } = useKit()
  const [isWaiting, setWaiting] = useState(false)
  const isBlocked = (): boolean => {
    const blocker = controller.draft && blockerOf(controller.draft)
    if (blocker) onBlocked(blocker)
    return blocker !== undefined
  }
  /** Waits for the maximum. Returns false if it doesn't become the amount; the form says why. */
  const hasAmount = async (): Promise<boolean> => {
    if (!isEstimatingMax(controller.state.value)) return true
    setWaiting(true)
    await untilState(controller.state, value => !isEstimatingMax(value))
    setWaiting(false)
    return controller.draft?.isMax === true
  }
  const open = async (): Promise<void> => {
    if (!(await hasAmount()) || isBlocked()) return
    setWaiting(controller.state.value.status === 'resolving')
    const isReviewed = await controller.review()
    setWaiting(false)
    // Doesn't bring back a user who has left the form.
    if (router.current.view !== 'WalletSend') return
    if (isReviewed) router.push('WalletSendPreview')
    // The check may have found something.
    else isBlocked()
  }
  return { isWaiting, openReview: () => void open() }
}

function isEstimatingMax(value: SendState): boolean {
  return value.status === 'estimating' && value.purpose === 'max'
}
