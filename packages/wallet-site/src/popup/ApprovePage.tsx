import { type ReactNode, useEffect, useState } from 'react'
import type { WindowClient } from '../approval/handover/WindowClient'
import type { WindowTask } from '../approval/handover/WindowTask'
import { ReviewScreen } from '../approval/screens/ReviewScreen'
import type { WindowContext } from './WindowContext'

export interface ApprovePageProps {
  readonly context: WindowContext
  readonly client: WindowClient
  readonly task: Extract<WindowTask, { kind: 'approve' }>
}

/** Continues a request of the frame. The frame signs, so this page only shows the review and sends the answer. */
export function ApprovePage({ context, client, task }: ApprovePageProps): ReactNode {
  const [review, setReview] = useState(task.review)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    client.onNote = note => {
      if (note.type !== 'review') return
      setReview(note.review)
      setBusy(false)
    }
  }, [client])
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
          client.send({ type: 'approve' })
        }}
        onCancel={() => {
          client.send({ type: 'cancel' })
          window.close()
        }}
      />
    </div>
  )
}
