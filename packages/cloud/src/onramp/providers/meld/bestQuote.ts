import { OnrampFailure } from '../../OnrampFailure'
import type { OnrampInput, OnrampOffer } from '../../OnrampProvider'
import { requireEcho } from '../requireEcho'
import { requireOffer } from '../requireOffer'
import type { MeldQuote } from './responses'

/**
 * Returns the offer with the most crypto. Skips offers that aren't valid.
 *
 * @param code - Meld's code of the asset.
 * @throws OnrampFailure `unavailable` if there are offers, but none is valid.
 */
export function bestQuote(id: string, input: OnrampInput, code: string, quotes: readonly MeldQuote[]): OnrampOffer {
  let best: OnrampOffer | undefined
  let problem: unknown
  for (const quote of quotes) {
    try {
      const offer = offerOf(id, input, code, quote)
      if (!best || offer.amount > best.amount) best = offer
    } catch (error) {
      problem = error
    }
  }
  if (best) return best
  throw problem ?? new OnrampFailure('unsupported-method', `${id} has no offer`)
}

function offerOf(id: string, input: OnrampInput, code: string, quote: MeldQuote): OnrampOffer {
  requireEcho(id, {
    currency: [quote.sourceCurrencyCode, input.currency],
    asset: [quote.destinationCurrencyCode, code],
  })
  const { transactionFee, networkFee, partnerFee, totalFee } = quote
  const fees = [
    { kind: 'provider', amount: transactionFee ?? 0n },
    { kind: 'network', amount: networkFee ?? 0n },
    { kind: 'operator', amount: partnerFee ?? 0n },
  ] as const
  const charged = quote.sourceAmountWithoutFees ?? (totalFee == null ? undefined : quote.sourceAmount - totalFee)
  return requireOffer(id, input, {
    total: quote.sourceAmount,
    subtotal: charged,
    fees,
    amount: quote.destinationAmount,
    reference: quote.serviceProvider,
  })
}
