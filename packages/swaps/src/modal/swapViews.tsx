import { useKit } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useEffect } from 'react'
import type { SwapArguments } from './SwapArguments'
import { SwapFlow } from './SwapFlow'
import { SwapScreen } from './SwapScreen'

export { SwapSelectTokenView } from './SwapSelectTokenView'

/** The view to fill in a swap. */
export function SwapView({ params }: { readonly params: SwapArguments | undefined }): ReactNode {
  const flow = useKit().controller(SwapFlow)
  useEffect(() => void flow.begin(params), [flow, params])
  return <SwapScreen isReview={false} />
}

/** The view to review, confirm and follow a swap. */
export function SwapPreviewView(): ReactNode {
  const flow = useKit().controller(SwapFlow)
  useEffect(() => flow.showReview(), [flow])
  return <SwapScreen isReview />
}
