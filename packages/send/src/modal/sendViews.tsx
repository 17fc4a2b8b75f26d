import { useKit } from '@openappkit/appkit-ui/elements'
import type { ViewComponent } from '@openappkit/appkit-ui/features'
import { type ReactNode, useEffect } from 'react'
import { ReviewLead } from './ReviewLead'
import type { SendArguments } from './SendArguments'
import { SendFlow } from './SendFlow'
import { SendScreen } from './SendScreen'

export { WalletSendSelectTokenView } from './WalletSendSelectTokenView'

/** The view to fill in a transfer. */
export function WalletSendView({ params }: { readonly params: SendArguments | undefined }): ReactNode {
  const part = useKit().controller(SendFlow)
  useEffect(() => void part.begin(params), [part, params])
  return <SendScreen isReview={false} />
}

function Review(): ReactNode {
  const part = useKit().controller(SendFlow)
  useEffect(() => part.showReview(), [part])
  return <SendScreen isReview />
}

/** The view to review, confirm and follow a transfer. */
export const WalletSendPreviewView: ViewComponent<'WalletSendPreview'> = /* @__PURE__ */ Object.assign(Review, {
  HeaderLead: ReviewLead,
})
