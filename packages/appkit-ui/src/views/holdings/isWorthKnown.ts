import type { Portfolio } from '@openappkit/appkit-core/portfolio'

/** Whether the total says more than the amount of the chain's own asset: where nobody knows a price it says nothing. */
export function isWorthKnown({ source, total }: Portfolio): boolean {
  return source !== 'chain' && (total.value > 0n || total.unpriced === 0)
}
