import { defineSheet, useCatalog, useKit, useSheet, useSnapshot, ViewSkeleton } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useEffect } from 'react'
import type { SwapState } from '../SwapState'
import { SwapFlow } from './SwapFlow'
import { SwapReviewCatalog } from './SwapReviewCatalog'
import { SwapReviewScreen } from './SwapReviewScreen'
import css from './SwapScreen.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** The view to review, confirm and follow a swap. */
export function SwapPreviewView(): ReactNode {
  const flow = useKit().controller(SwapFlow)
  const translator = useCatalog(SwapReviewCatalog)
  const value = useSnapshot(flow.controller.state, { sync: true }).value as SwapState
  useSheet(sheet)
  useEffect(() => flow.showReview(), [flow])
  if (!translator || value.status === 'editing') return <ViewSkeleton hasMessages={!translator} />
  return <SwapReviewScreen controller={flow.controller} translator={translator} value={value} />
}
