import { useKit } from '@openappkit/appkit-ui/elements'
import { useLayoutEffect } from 'react'

/**
 * Titles the review view, whose words depend on the state of the transfer. Does nothing in other views, such as a form
 * that was opened again during a transfer.
 */
export function useReviewTitle(title: string): void {
  const { router } = useKit()
  useLayoutEffect(() => {
    if (router.current.view !== 'WalletSendPreview') return
    // The router ignores a view that it shows already. Both changes render at once.
    router.replace('WalletSend')
    router.replace('WalletSendPreview', { title })
  }, [router, title])
}
