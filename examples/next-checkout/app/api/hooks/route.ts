import { PayServerError } from '@openappkit/pay/server'
import { orders } from '../../../lib/orders'
import { payServer } from '../../../lib/payServer'
import { setting } from '../../../lib/settings'

/**
 * Handles the backend's webhooks. A webhook only says that an invoice changed. The invoice as it is now and the chain
 * decide, so duplicate and late webhooks do no harm.
 */
export async function POST(request: Request): Promise<Response> {
  try {
    const { invoices, webhooks } = payServer()
    const event = await webhooks.parse(await request.text(), request.headers)
    const order = await orders.get(event.orderId)
    if (!order) return new Response(null, { status: 404 })
    const { status } = await invoices.verify(event.invoiceId, {
      orderId: order.id,
      amount: order.price,
      recipients: [setting('SHOP_ADDRESS')],
    })
    if (status === 'settled' && (await orders.fulfillOnce(order.id))) console.info(`Order ${order.id} is paid`)
    if (status === 'reversed') await orders.hold(order.id)
    return new Response(null, { status: 204 })
  } catch (error) {
    if (!(error instanceof PayServerError)) throw error
    console.warn(`Refused a webhook: ${error.message}`)
    return Response.json({ code: error.code }, { status: statusOf(error) })
  }
}

/** With any of these, the backend sends the webhook again later. */
function statusOf({ code }: PayServerError): number {
  if (code === 'pay/webhook-signature') return 401
  return code.startsWith('pay/webhook-') ? 400 : 503
}
