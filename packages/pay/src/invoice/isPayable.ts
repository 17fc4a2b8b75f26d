import type { PayCheckout } from './PayCheckout'

/** Returns whether a payment is still missing. An expired invoice isn't payable: later payments never settle it. */
export function isPayable({ assets, status }: Pick<PayCheckout, 'assets' | 'status'>): boolean {
  return status === 'open' && assets.some(({ due }) => due > 0n)
}
