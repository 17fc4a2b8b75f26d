import { cookies } from 'next/headers'
import Link from 'next/link'
import { orders } from '../lib/orders'
import { formatPrice, product } from '../lib/product'
import { PayButton } from './PayButton'
import { Poster } from './Poster'

export default async function Page() {
  const order = await orders.get((await cookies()).get('order')?.value ?? '')
  const price = formatPrice(product.price)
  return (
    <div className="product">
      <Poster />
      <section>
        <h1>{product.name}</h1>
        <p>A lighthouse, a boat and a quiet sea. Screen print on heavy paper, 50 × 70 cm, to pick up in our shop.</p>
        <p className="price">{price}</p>
        <PayButton price={price} />
        <p className="hint">Pay in crypto from any wallet. You get a pickup code as soon as your payment is final.</p>
        {order && (
          <p className="hint">
            <Link href={`/orders/${order.id}`}>See your last order</Link>
          </p>
        )}
      </section>
    </div>
  )
}
