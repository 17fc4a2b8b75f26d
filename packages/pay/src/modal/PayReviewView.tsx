import { defineSheet, useKit, useSheet, useSnapshot, ViewSkeleton } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useEffect } from 'react'
import type { WalletPaymentState } from '../wallet/WalletPaymentState'
import { CannotPay } from './CannotPay'
import css from './Pay.css?inline'
import { PayFlow } from './PayFlow'
import { PaymentRequestScreen } from './PaymentRequestScreen'
import { ReviewScreen } from './ReviewScreen'
import { useCheckout } from './useCheckout'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** A payment with the connected wallet: its review, and the wallet's answer. */
export function PayReviewView(): ReactNode {
  const kit = useKit()
  const shown = useCheckout()
  const flow = kit.controller(PayFlow)
  const { value } = useSnapshot(flow.wallet.state) as { readonly value: WalletPaymentState }
  useSheet(sheet)
  const { status } = value
  useEffect(() => {
    // Without a review, such as in a bookmark, the checkout is the way on.
    if (status === 'idle') kit.router.replace('Pay')
  }, [kit, status])
  if (!shown || status === 'idle' || status === 'preparing') return <ViewSkeleton hasMessages />
  if (value.status === 'unready') return <CannotPay {...shown} asset={value.asset} error={value.error} />
  if (value.status === 'reviewing' || value.status === 'checking') return <ReviewScreen {...shown} value={value} />
  return <PaymentRequestScreen {...shown} value={value} />
}
