import { isSameAsset } from '../draft/SwapToken'
import type { QuoteQuery, SwapFee, SwapQuote } from '../quote/SwapQuote'
import type { QuoteRow } from './convertDecoders'
import { fromSwapAddress } from './swapAddress'

/** Lifetime of a quote that says nothing about it, in milliseconds. */
const usualLifetime = 20_000
/** Longest lifetime to believe, in milliseconds. */
const longestLifetime = 60_000

/**
 * Reads one of the backend's quotes. Returns undefined if it answers other tokens or another amount, or receives
 * nothing.
 */
export function readQuote(quote: QuoteRow, query: QuoteQuery, now: number): SwapQuote | undefined {
  const { network } = query.account
  const [paid, received] = [quote.fromAccount, quote.toAccount].map(id => fromSwapAddress(network, id))
  const amountOut = BigInt(quote.toAmount)
  const isAsked =
    paid &&
    received &&
    isSameAsset(paid, query.from) &&
    isSameAsset(received, query.to) &&
    BigInt(quote.fromAmount) === query.amount
  if (!isAsked || amountOut === 0n) return undefined
  const lifetime = Math.min(Math.max((quote.expiresAt ?? now + usualLifetime) - now, 0), longestLifetime)
  return {
    query,
    id: quote.id ?? null,
    amountOut,
    provider: quote.provider,
    impactBps: quote.impactBps,
    fees: quote.fees?.flatMap((fee): SwapFee[] => {
      const asset = fromSwapAddress(network, fee.asset)
      return asset
        ? [
            {
              kind: fee.kind === 'operator' ? 'operator' : 'provider',
              tokenAddress: asset.address,
              amount: BigInt(fee.amount),
            },
          ]
        : []
    }),
    route: quote.route?.map(id => fromSwapAddress(network, id)?.address),
    networkFee: quote.networkFee === undefined ? undefined : BigInt(quote.networkFee),
    spender: quote.spender === undefined ? undefined : fromSwapAddress(network, quote.spender)?.address,
    isPublic: quote.isPublic ?? true,
    receivedAt: now,
    expiresAt: now + lifetime,
  }
}
