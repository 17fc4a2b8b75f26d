'use client'

import { AppKitError, useAppKit } from '@openappkit/appkit/react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

interface PayButtonProps {
  /** Order to pay. Default: the buyer's open order, or a new one. */
  readonly orderId?: string
  readonly price: string
}

/** An order, and its invoice unless it is paid. */
interface Checkout {
  readonly orderId: string
  readonly id?: string
  readonly clientSecret?: string
}

/** Creates the order, opens its checkout, and then shows the order, whether it is paid or not. */
export function PayButton({ orderId, price }: PayButtonProps) {
  const { close, open } = useAppKit()
  const router = useRouter()
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')

  async function pay() {
    setState('busy')
    try {
      const { orderId: order, id, clientSecret } = await startCheckout(orderId)
      if (id !== undefined && clientSecret !== undefined) await show(id, clientSecret)
      router.push(`/orders/${order}`)
      router.refresh()
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  /** Resolves once the invoice is final, or the buyer closes the checkout. The order's page shows the rest. */
  async function show(id: string, clientSecret: string) {
    try {
      const { status } = await open({ view: 'Pay', arguments: { id, clientSecret } })
      if (status === 'settled') close()
    } catch (error) {
      if (!(error instanceof AppKitError) || error.code !== 'modal/closed') throw error
    }
  }

  return (
    <>
      <button className="pay" disabled={state === 'busy'} onClick={() => void pay()}>
        Pay {price}
      </button>
      {state === 'failed' && <p role="alert">The checkout didn’t open. Nothing was charged. Try again.</p>}
    </>
  )
}

async function startCheckout(orderId: string | undefined): Promise<Checkout> {
  const response = await fetch('/api/checkout', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId }),
  })
  if (!response.ok) throw new Error(`The checkout failed with status ${response.status}`)
  return response.json()
}
