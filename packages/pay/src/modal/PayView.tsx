import {
  Button,
  defineSheet,
  Message,
  Notice,
  useKit,
  useSheet,
  useSnapshot,
  ViewSkeleton,
} from '@openappkit/appkit-ui/elements'
import { type ReactNode, useEffect } from 'react'
import type { InvoiceFeed } from '../invoice/InvoiceFeed'
import { isPayable } from '../invoice/isPayable'
import { InvoiceSummary } from './InvoiceSummary'
import css from './Pay.css?inline'
import type { PayArguments } from './PayArguments'
import type { PayProps } from './PayProps'
import { PayWays } from './PayWays'
import { receiptIcon } from './payIcons'
import { usePayment } from './usePayment'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** The checkout of an invoice: what is paid, and the ways to pay it. */
export function PayView({ params }: { readonly params: PayArguments | undefined }): ReactNode {
  const kit = useKit()
  const { feed, flow, invoice, translator } = usePayment()
  useSheet(sheet)
  useEffect(() => flow.begin(params), [flow, params])
  // An invoice that needs no payment shows its progress instead. The flow replaces the view.
  const isLoading = invoice?.status === 'loading' || (invoice?.status === 'ready' && !isPayable(invoice.checkout))
  useEffect(() => void (invoice?.status === 'ready' && import('./PayAssetsView').catch(() => {})), [invoice?.status])
  if (!translator) return <ViewSkeleton hasMessages />
  const { t } = translator
  if (!feed || !invoice)
    return params ? (
      <ViewSkeleton hasMessages />
    ) : (
      <Message media={receiptIcon} title={t('noInvoiceTitle')} detail={t('noInvoiceDetail')}>
        <Button onClick={() => kit.modal.close()}>{t('done')}</Button>
      </Message>
    )
  if (isLoading) return <ViewSkeleton hasMessages />
  if (invoice.status !== 'ready') return <CannotLoad feed={feed} invoice={invoice} translator={translator} />
  const shared = { flow, translator, checkout: invoice.checkout }
  return (
    <div className="pay" part="pay">
      <InvoiceSummary {...shared} />
      {invoice.isStale && <Notice tone="caution">{t('stale')}</Notice>}
      <LastPayment {...shared} />
      <PayWays {...shared} />
    </div>
  )
}

interface CannotLoadProps extends Pick<PayProps, 'translator'> {
  readonly feed: InvoiceFeed
  readonly invoice: ReturnType<typeof usePayment>['invoice']
}

function CannotLoad({ feed, invoice, translator: { t } }: CannotLoadProps): ReactNode {
  const isUnknown = invoice?.status === 'failed' && invoice.error.code === 'pay/invoice-not-found'
  return (
    <Message
      role="alert"
      media={receiptIcon}
      title={t(isUnknown ? 'notFoundTitle' : 'failedTitle')}
      detail={t(isUnknown ? 'notFoundDetail' : 'loadFailed')}
    >
      {!isUnknown && (
        <Button variant="primary" onClick={() => feed.retry()}>
          {t('tryAgain')}
        </Button>
      )}
    </Message>
  )
}

/** Why the last payment of this app didn't pay the invoice. */
function LastPayment({ checkout, flow, translator: { t } }: PayProps): ReactNode {
  useSnapshot(flow.sent.state)
  const failure = flow.sent.failedOf(checkout.id)?.failure
  if (failure === undefined) return null
  return (
    <Notice tone="caution">
      {t(failure === 'reverted' ? 'lastReverted' : failure === 'dropped' ? 'lastDropped' : 'lastReplaced')}
    </Notice>
  )
}
