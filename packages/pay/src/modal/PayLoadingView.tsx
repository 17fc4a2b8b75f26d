import { transactionUrl } from '@openappkit/appkit-core/portfolio'
import {
  Button,
  defineSheet,
  type Fact,
  FactList,
  Link,
  Notice,
  useKit,
  useSheet,
  useSnapshot,
  useStatusFocus,
  ViewSkeleton,
} from '@openappkit/appkit-ui/elements'
import { exactAmount, Money, shortened } from '@openappkit/appkit-ui/money'
import { type ReactNode, useLayoutEffect } from 'react'
import { isPayable } from '../invoice/isPayable'
import { fiatOf } from './fiatOf'
import css from './Pay.css?inline'
import type { PayProps } from './PayProps'
import type { PayScene } from './PayScene'
import { PayStatus } from './PayStatus'
import { progressScene } from './progressScene'
import { useCheckout } from './useCheckout'
import { usePayment } from './usePayment'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** The progress of a payment, from the transaction to the merchant's final status. Part `pay-progress`. */
export function PayLoadingView(): ReactNode {
  const shown = useCheckout()
  const { flow, invoice } = usePayment()
  useSheet(sheet)
  useSnapshot(flow.sent.state)
  useProgressTitle(shown)
  if (!shown) return <ViewSkeleton hasMessages />
  const { checkout, translator } = shown
  const { t } = translator
  const isFailed = isPayable(checkout) && flow.sent.pendingOf(checkout) === undefined
  const scene = isFailed ? failedScene(shown) : progressScene(checkout, translator)
  const isStale = invoice?.status === 'ready' && invoice.isStale && !checkout.isFinal
  const status = `${checkout.status} ${isFailed}`
  return (
    <div className="pay-progress" part="pay-progress">
      <PayStatus scene={scene} status={status} name={checkout.store} imageUrl={undefined} />
      {isStale && <Notice tone="caution">{t('stale')}</Notice>}
      <PaidFacts {...shown} />
      <ProgressActions {...shown} isFailed={isFailed} status={status} />
    </div>
  )
}

/** Titles the view, whose words depend on whether the payer still waits. */
function useProgressTitle(shown: PayProps | undefined): void {
  const { router } = useKit()
  const isOver = shown && (shown.checkout.isFinal || shown.checkout.status === 'reversed')
  const title = shown?.translator.t(isOver ? 'isOver' : 'inProgress')
  useLayoutEffect(() => {
    const { params, view } = router.current
    if (title === undefined || view !== 'PayLoading' || params?.title === title) return
    // The router ignores a view that it shows already. Both changes render at once.
    router.replace('PayReview')
    router.replace('PayLoading', { title })
  }, [router, title])
}

function failedScene({ checkout, flow, translator: { t } }: PayProps): PayScene {
  const failure = flow.sent.failedOf(checkout.id)?.failure
  const detail = t(failure === 'reverted' ? 'lastReverted' : failure === 'replaced' ? 'lastReplaced' : 'lastDropped')
  return { title: t('notSentTitle'), detail, ring: 'failed', focus: 'action' }
}

/** The price, and what was paid with. Part `pay-facts`. */
function PaidFacts({ checkout, translator: { locale, t } }: PayProps): ReactNode {
  const { amount, assets, orderId, payments, store } = checkout
  const paid = payments.filter(({ role, status }) => role !== 'wrongAsset' && status !== 'gone')
  const facts: readonly Fact[] = [
    { label: t('to'), value: <bdi>{shortened(store)}</bdi> },
    { label: t('orderLabel'), value: <bdi>{shortened(orderId)}</bdi> },
    { label: t('price'), value: <Money value={fiatOf(amount)} locale={locale} currency={amount.currency} /> },
    ...(paid.length === 0
      ? []
      : [
          {
            label: t('paidWith'),
            value: (
              <span className="pay-lines">
                {paid.map(payment => {
                  const asset = assets.find(({ id }) => id === payment.asset)
                  const text = asset && exactAmount(payment.amount, asset.decimals, asset.symbol, locale)
                  return <bdi key={payment.id}>{text}</bdi>
                })}
              </span>
            ),
          },
        ]),
  ]
  return (
    <div className="pay-facts" part="pay-facts">
      <FactList facts={facts} />
    </div>
  )
}

interface ProgressActionsProps extends PayProps {
  readonly isFailed: boolean
  readonly status: string
}

/** The next steps. Part `pay-actions`. */
function ProgressActions({ checkout, flow, isFailed, status, translator: { t } }: ProgressActionsProps): ReactNode {
  const kit = useKit()
  const isOver = isFailed || checkout.isFinal || checkout.status === 'reversed'
  const action = useStatusFocus<HTMLButtonElement>(status, isOver)
  const last = checkout.payments.findLast(({ txHash }) => txHash !== undefined) ?? undefined
  const sent = flow.sent.pendingOf(checkout) ?? flow.sent.failedOf(checkout.id)
  const hash = last?.txHash ?? sent?.hash
  const network = kit.chains.findNetwork((last ?? sent)?.caipNetworkId ?? '')
  const explorer = hash === undefined || !network ? undefined : transactionUrl(network, hash)
  return (
    <div className="pay-actions" part="pay-actions">
      {isOver && (
        <Button
          elementRef={action}
          variant="primary"
          fullWidth
          onClick={() => (isFailed ? flow.payAgain() : flow.done())}
        >
          {t(isFailed ? 'payAgain' : 'done')}
        </Button>
      )}
      {explorer !== undefined && (
        <Link href={explorer} external>
          {t('viewTransaction')}
        </Link>
      )}
    </div>
  )
}
