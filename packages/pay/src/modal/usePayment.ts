import { useCatalog, useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
import type { InvoiceFeed, InvoiceState } from '../invoice/InvoiceFeed'
import { PayFlow } from './PayFlow'
import type { PayProps } from './PayProps'
import { PayTexts } from './PayTexts'

/** The flow, its messages and the invoice of the modal, as a view sees them. */
export interface ShownPayment {
  readonly flow: PayFlow
  /** Undefined while the messages load. */
  readonly translator: PayProps['translator'] | undefined
  /** Undefined without an invoice. */
  readonly feed: InvoiceFeed | undefined
  readonly invoice: InvoiceState | undefined
}

/** Returns the payment that the modal shows. */
export function usePayment(): ShownPayment {
  const flow = useKit().controller(PayFlow)
  const translator = useCatalog(PayTexts)
  const { feed } = useSnapshot(flow.state) as { readonly feed: InvoiceFeed | undefined }
  const { value } = useSnapshot(feed?.state ?? flow.none) as { readonly value: InvoiceState }
  return { flow, translator, feed, invoice: feed && value }
}
