import { useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
import { useEffect } from 'react'
import type { PayAsset, PayCheckout } from '../../invoice/PayCheckout'
import { invoiceAssets } from './depositAssets'
import { ExchangeFlow } from './ExchangeFlow'

/**
 * Returns the assets of an invoice that an exchange sends, once the backend has listed its exchanges.
 *
 * @param isOffered - Whether the checkout offers exchanges.
 */
export function useInvoiceExchanges(checkout: PayCheckout | undefined, isOffered: boolean): readonly PayAsset[] {
  const flow = useKit().controller(ExchangeFlow)
  useSnapshot(flow.lists.state)
  useEffect(() => {
    if (checkout && isOffered) void flow.offer(checkout)
  }, [checkout, flow, isOffered])
  return checkout && isOffered ? invoiceAssets(checkout).filter(({ id }) => flow.lists.exchangesOf(id).length > 0) : []
}
