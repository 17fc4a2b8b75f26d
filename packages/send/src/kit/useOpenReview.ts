import { useKit } from '@openappkit/appkit-ui/elements'
import type { SendController } from '../SendController'

/** Leads from the form to its review, once there is one. */
export function useOpenReview(controller: SendController): () => void {
  const { router } = useKit()
  return () =>
    void controller.review().then(isReviewed => {
      // Whoever has left meanwhile isn't brought back.
      if (isReviewed && router.current.view === 'WalletSend') router.push('WalletSendPreview')
    })
}
