import { useKit } from '@openappkit/appkit-ui/elements'
import { useLayoutEffect } from 'react'

/**
 * Titles the review view, whose words depend on the state of the swap. Does nothing in other views, such as a form
 * that was opened again during a swap.
 */
export function useReviewTitle(title: string): void {
  const { router } = useKit()
  useLayoutEffect(() => {
    if (router.current.view !== 'SwapPreview') return
    // The router ignores a view that it shows already. Both changes render at once.
    router.replace('Swap')
    router.replace('SwapPreview', { title })
  }, [router, title])
}
