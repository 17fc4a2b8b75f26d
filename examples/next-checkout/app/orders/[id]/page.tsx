import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { orders } from '../../../lib/orders'
import { formatPrice, product } from '../../../lib/product'
import { Poster } from '../../Poster'
import { OrderStatus } from './OrderStatus'

export const metadata: Metadata = { title: 'Your order – The Poster Shop', robots: 'noindex' }

/** Shows an order to users who know its address. The shop's records say whether it is paid. */
export default async function OrderPage({ params }: { params: Promise<{ id: string }> }) {
  const order = await orders.get((await params).id)
  if (!order) notFound()
  const { id, invoice, pickupCode, status } = order
  const price = formatPrice(order.price)
  return (
    <div className="product">
      <section>
        <h1>Your order</h1>
        <p>
          {product.name}, {price}
        </p>
        <OrderStatus orderId={id} invoice={invoice} status={status} price={price} />
        {pickupCode !== undefined && (
          <dl>
            <dt>Pickup code</dt>
            <dd>{pickupCode}</dd>
          </dl>
        )}
        <p className="hint">Keep the address of this page to come back to your order.</p>
      </section>
      <Poster />
    </div>
  )
}
