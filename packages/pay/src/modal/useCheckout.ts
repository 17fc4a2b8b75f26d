import { useKit } from '@openappkit/appkit-ui/elements'
import { useEffect } from 'react'
import type { PayProps } from './PayProps'
import { usePayment } from './usePayment'

/** Returns the invoice of the modal. Without one, such as if this view is the first to open, the checkout opens instead. */
export function useCheckout(): PayProps | undefined {
  const kit = useKit()
  const { feed, flow, invoice, translator } = usePayment()
  const isMissing = feed === undefined
  useEffect(() => {
    if (isMissing) kit.router.replace('Pay')
  }, [isMissing, kit])
  return translator && invoice?.status === 'ready' ? { flow, translator, checkout: invoice.checkout } : undefined
}
