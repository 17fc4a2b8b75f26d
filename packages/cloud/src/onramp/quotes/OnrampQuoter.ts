import type { OnrampQuote, OnrampQuotes, OnrampSkipped } from '@openappkit/contract'
import { formatAssetType } from '@openappkit/contract/assets'
import { fiatText } from '../fiat'
import { OnrampFailure } from '../OnrampFailure'
import type { OnrampInput, OnrampOffer, OnrampProvider } from '../OnrampProvider'
import type { OnrampProviders } from '../OnrampProviders'
import { sellerOf } from '../seller'
import { assertSum } from './assertSum'
import type { QuoteTokens } from './QuoteTokens'

/** Lifetime of a price without an expiry, in milliseconds. */
const LIFETIME = 60_000
/** Longest lifetime of a price. The market moves. */
const LONGEST = 5 * 60_000
/** Tolerance for providers that round to cents. */
const CENT = 10n ** 16n
/** Shortest lifetime that lets a user read the price. */
const SHORTEST = 5000

export interface OnrampQuoterDependencies {
  readonly providers: Pick<OnrampProviders, 'ask' | 'on'>
  readonly tokens: Pick<QuoteTokens, 'write'>
  readonly now: () => number
}

type Answer = { readonly quote: OnrampQuote } | { readonly skipped: OnrampSkipped }

/** Gets prices from all providers at once. */
export class OnrampQuoter {
  readonly #dependencies: OnrampQuoterDependencies

  constructor(dependencies: OnrampQuoterDependencies) {
    this.#dependencies = dependencies
  }

  /** Returns the prices of a purchase, highest amount first. Never rejects: providers without a price are skipped. */
  async rank(projectId: string, input: OnrampInput, signal: AbortSignal): Promise<OnrampQuotes> {
    const providers = this.#dependencies.providers.on(input.chainId)
    const answers = await Promise.all(providers.map(provider => this.#answer(projectId, provider, input, signal)))
    return {
      quotes: answers
        .flatMap(answer => ('quote' in answer ? [answer.quote] : []))
        .sort((one, other) => (BigInt(one.amount) < BigInt(other.amount) ? 1 : -1)),
      skipped: answers.flatMap(answer => ('skipped' in answer ? [answer.skipped] : [])),
    }
  }

  /**
   * Prices a purchase with one provider.
   *
   * @throws OnrampFailure with the reason.
   */
  async offer(
    provider: OnrampProvider,
    input: OnrampInput,
    signal: AbortSignal,
  ): Promise<OnrampOffer & { readonly subtotal: bigint; readonly expiresAt: number }> {
    const { now, providers } = this.#dependencies
    const offer = await providers.ask(provider, signal, limited => provider.quote(input, limited))
    const subtotal = assertSum(offer)
    if (offer.amount <= 0n) throw new OnrampFailure('amount-too-low')
    // A user who agreed to one price must not be charged another.
    if (offer.total > input.total + CENT)
      throw new OnrampFailure('unavailable', `${provider.id} charges more than the amount`)
    const expiresAt = Math.min(offer.expiresAt ?? now() + LIFETIME, now() + LONGEST)
    if (expiresAt - now() < SHORTEST) throw new OnrampFailure('unavailable', `${provider.id} sent an expired price`)
    return { ...offer, subtotal, expiresAt }
  }

  async #answer(projectId: string, provider: OnrampProvider, input: OnrampInput, signal: AbortSignal): Promise<Answer> {
    try {
      const offer = await this.offer(provider, input, signal)
      const { amount, expiresAt, fees, reference, subtotal, total } = offer
      const { asset, chainId, country, currency, decimals, method, subdivision } = input
      const id = await this.#dependencies.tokens.write({
        projectId,
        providerId: provider.id,
        chainId,
        asset,
        decimals,
        amount: `${amount}`,
        currency,
        total: `${total}`,
        method,
        country,
        ...(subdivision !== undefined && { subdivision }),
        ...(reference !== undefined && { reference }),
        expiresAt,
      })
      return {
        quote: {
          id,
          provider: sellerOf(provider),
          asset: formatAssetType({ chainId, asset }) ?? '',
          amount: `${amount}`,
          currency,
          method,
          total: fiatText(total),
          subtotal: fiatText(subtotal),
          fees: fees.map(fee => ({ kind: fee.kind, amount: fiatText(fee.amount) })),
          expiresAt,
        },
      }
    } catch (error) {
      return { skipped: skippedFor(provider, error) }
    }
  }
}

function skippedFor(provider: OnrampProvider, error: unknown): OnrampSkipped {
  const seller = sellerOf(provider)
  if (!(error instanceof OnrampFailure)) throw error
  const { limits, reason } = error
  switch (reason) {
    case 'forged':
    case 'network-address-mismatch':
    case 'quote-expired':
    case 'unavailable':
      return { provider: seller, reason: 'unavailable' }
    default:
      return {
        provider: seller,
        reason,
        ...(limits && { limits: { min: fiatText(limits.min), max: fiatText(limits.max) } }),
      }
  }
}
