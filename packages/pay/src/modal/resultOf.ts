import type { PayCheckout } from '../invoice/PayCheckout'
import type { PayResult } from './PayArguments'

/** Returns the result of an invoice. Undefined until it is final. */
export function resultOf({ id, orderId, payments, status }: PayCheckout): PayResult | undefined {
  if (status === 'open' || status === 'processing') return undefined
  const hashes = payments.flatMap(({ role, status: state, txHash }) =>
    role === 'payment' && state !== 'gone' && txHash !== undefined ? [txHash] : [],
  )
  return { status, invoiceId: id, orderId, hashes: [...new Set(hashes)] }
}
