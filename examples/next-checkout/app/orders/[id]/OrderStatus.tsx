'use client'

import { type UseInvoiceResult, useInvoice } from '@openappkit/pay/react'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { Order, OrderInvoice } from '../../../lib/OrderStore'
import { PayButton } from '../../PayButton'

interface OrderStatusProps {
  readonly orderId: string
  readonly status: Order['status']
  readonly invoice: OrderInvoice | undefined
  readonly price: string
}

/** Shows whether an order is paid, and a button while it isn't. */
export function OrderStatus({ invoice, ...order }: OrderStatusProps) {
  // An order without an invoice was interrupted before its checkout opened.
  return invoice ? <LiveStatus {...order} invoice={invoice} /> : <Waiting {...order} />
}

/** Follows the invoice. Only the shop's own record counts as paid. */
function LiveStatus({ orderId, status, invoice, price }: OrderStatusProps & { readonly invoice: OrderInvoice }) {
  const live = useInvoice(invoice.id, invoice.clientSecret)
  useRefresh(isBehind(status, live.status))
  if (status === 'fulfilled') return <Status text="Paid" detail="Show the pickup code in our shop." />
  if (status === 'held') return <Status text="On hold" detail="The network undid your payment. Contact us." />
  switch (live.status) {
    case 'loading':
      return <Status text="Checking your payment" />
    case 'failed':
      return <Status text="Couldn’t check your payment" detail="Reload the page to try again." />
    case 'open':
      return <Waiting orderId={orderId} price={price} />
    case 'processing':
    case 'settled':
    case 'reversed':
      return <Status text="Payment received" detail="Waiting until it’s final. Don’t pay again." />
    case 'expired':
      return (
        <>
          <Status text="Checkout expired" detail="If you already sent a payment, contact us. If not, start again." />
          <PayButton orderId={orderId} price={price} />
        </>
      )
    case 'invalid':
      return <Status text="Payment not confirmed" detail="Contact us." />
  }
}

function Waiting({ orderId, price }: Pick<OrderStatusProps, 'orderId' | 'price'>) {
  return (
    <>
      <Status text="Waiting for your payment" />
      <PayButton orderId={orderId} price={price} />
    </>
  )
}

function Status({ text, detail }: { readonly text: string; readonly detail?: string }) {
  return (
    <div role="status">
      <strong>{text}</strong>
      {detail !== undefined && <p>{detail}</p>}
    </div>
  )
}

/** Returns whether the shop has yet to process a change of the invoice. */
function isBehind(order: Order['status'], invoice: UseInvoiceResult['status']): boolean {
  return (invoice === 'settled' && order !== 'fulfilled') || (invoice === 'reversed' && order !== 'held')
}

/** Renders the page again each second until the shop has processed the change. */
function useRefresh(isWanted: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (!isWanted) return
    const timer = setInterval(() => router.refresh(), 1000)
    return () => clearInterval(timer)
  }, [isWanted, router])
}
