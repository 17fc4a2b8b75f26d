import { FileOrderStore } from './FileOrderStore'
import type { OrderStore } from './OrderStore'

/** The shop's orders. Another implementation of `OrderStore` can keep them in your database. */
export const orders: OrderStore = new FileOrderStore(process.env['ORDERS_FOLDER'] ?? 'orders')
