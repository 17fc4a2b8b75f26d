import { PayServerError } from '../errors/PayServerError'
import type { PayInvoice } from '../PayInvoice'
import type { ChainProof } from './ChainProof'
import { Coverage } from './Coverage'
import { payableRails } from './PayableRail'
import { paymentClaims } from './PaymentClaim'
import { proveBalance } from './proveBalance'
import { proveTransaction } from './proveTransaction'

/** Milliseconds until the proof of all payments fails. */
const DEADLINE = 60_000

/**
 * Proves on the chains that final payments cover an invoice's price, less the tolerance.
 *
 * @param proofOf - Returns the reader of a chain, or throws if there is none.
 * @throws PayServerError `pay/not-on-chain`, `pay/too-little`, `pay/not-final`, `pay/invalid-response`, or what the
 * readers throw.
 */
export async function proveInvoice(
  invoice: PayInvoice,
  toleranceBps: number,
  proofOf: (chainId: string) => ChainProof,
): Promise<void> {
  const rails = payableRails(invoice)
  const coverage = new Coverage(rails, toleranceBps)
  const signal = AbortSignal.timeout(DEADLINE)
  const unproven: string[] = []
  for (const claim of paymentClaims(invoice)) {
    if (coverage.isFinal) return
    const own = rails.filter(({ chainId }) => chainId === claim.chainId)
    const context = { claim, coverage, rails: own, proof: proofOf(claim.chainId), createdAt: invoice.createdAt }
    const isProven =
      claim.hash === null
        ? await proveBalance(invoice, context, signal)
        : await proveTransaction(claim.hash, context, signal)
    if (!isProven) unproven.push(`${claim.chainId} ${claim.hash ?? 'balance'}`)
  }
  if (coverage.isFinal) return
  throw refusal(coverage, unproven)
}

function refusal({ isPaid }: Coverage, unproven: readonly string[]): PayServerError {
  if (isPaid)
    return new PayServerError(
      'pay/not-final',
      "The invoice's payments aren't final on the chain yet. Verify again later.",
    )
  if (unproven.length > 0)
    return new PayServerError(
      'pay/not-on-chain',
      "The chain doesn't show a payment of the invoice. Don't deliver. If your node lags behind, verify again.",
      { details: unproven.slice(0, 5).join(', ') },
    )
  return new PayServerError(
    'pay/too-little',
    "The payments on the chain are worth less than the invoice's price. Don't deliver.",
  )
}
