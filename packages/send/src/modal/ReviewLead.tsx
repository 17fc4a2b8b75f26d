import { useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { SendState } from '../SendState'
import { SendFlow } from './SendFlow'

/** States in which the user can go back to the form. After that, the view has its own way back, or none. */
const open: readonly SendState['status'][] = ['editing', 'resolving', 'estimating', 'reviewing']

/** The start of the review's header: `children` is the back button. */
export function ReviewLead({ children }: { readonly children?: ReactNode }): ReactNode {
  const { controller } = useKit().controller(SendFlow)
  const { status } = useSnapshot(controller.state, { sync: true }).value
  return open.includes(status) ? children : <span className="header-empty" />
}
