import { PayServerError } from '@openappkit/pay/server'
import { cookies } from 'next/headers'
import { z } from 'zod'
import type { Order, OrderInvoice } from '../../../lib/OrderStore'
import { orders } from '../../../lib/orders'
import { payServer } from '../../../lib/payServer'
import { product } from '../../../lib/product'

const body = z.object({ orderId: z.string().max(100).optional() })

/**
 * Returns an order and the invoice to pay it with: the order that the request names, the buyer's open one, or a new one.
 * An order that is paid has nothing to pay, so its button in a tab left open doesn't sell a second poster.
 */
export async function POST(request: Request): Promise<Response> {
  const { data, success } = body.safeParse(await request.json().catch(() => undefined))
  if (!success) return new Response(null, { status: 400 })
  const jar = await cookies()
  const known = await orders.get(data.orderId ?? jar.get('order')?.value ?? '')
  if (data.orderId !== undefined && known?.status !== 'open') return Response.json({ orderId: data.orderId })
  const order = known?.status === 'open' ? known : await orders.create(product.price)
  const isSecure = new URL(request.url).protocol === 'https:'
  jar.set('order', order.id, { httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: 30 * 86_400 })
  return Response.json({ orderId: order.id, ...(await invoiceOf(order)) })
}

/** Returns the order's invoice, or a new one after it expired. The order's id as the key makes that safe to repeat. */
async function invoiceOf(order: Order): Promise<OrderInvoice> {
  try {
    const { id, clientSecret } = await payServer().invoices.create(
      { orderId: order.id, amount: order.price },
      { idempotencyKey: order.id },
    )
    await orders.setInvoice(order.id, { id, clientSecret })
    return { id, clientSecret }
  } catch (error) {
    // The order is paid, and its webhook is still on the way.
    if (order.invoice && error instanceof PayServerError && error.code === 'pay/conflict') return order.invoice
    throw error
  }
}
