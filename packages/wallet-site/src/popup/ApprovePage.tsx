import { type ReactNode, useEffect, useState } from 'react'
import type { WindowGuest } from '../approval/handover/WindowGuest'
import type { WindowTask } from '../approval/handover/WindowTask'
import { ReviewScreen } from '../approval/screens/ReviewScreen'
import type { WindowContext } from './WindowContext'

export interface ApprovePageProps {
  readonly context: WindowContext
  readonly guest: WindowGuest
  readonly task: Extract<WindowTask, { kind: 'approve' }>
}

/** Continues a request of the frame. The frame signs, so this page only shows the review and sends the answer. */
export function ApprovePage({ context, guest, task }: ApprovePageProps): ReactNode {
  const [review, setReview] = useState(task.review)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    guest.onNote = note => {
      if (note.type !== 'review') return
      setReview(note.review)
      setBusy(false)
    }
  }, [guest])
  return (
    <div className="window">
      <ReviewScreen
        app={task}
        operator={context.operator}
        translator={context.translator}
        review={review}
        isBusy={isBusy}
        onWindow={undefined}
        onCovered={undefined}
        onApprove={() => {
          setBusy(true)
          guest.send({ type: 'approve' })
        }}
        onCancel={() => {
          guest.send({ type: 'cancel' })
          window.close()
        }}
      />
    </div>
  )
}
