import type { OnrampDecline } from '@openappkit/contract'
import type { OnrampSessionRow } from '../../storage/onrampSchema'
import { OnrampFailure } from '../OnrampFailure'
import type { OnrampInput } from '../OnrampProvider'
import type { OnrampProviders } from '../OnrampProviders'
import type { OnrampQuoter } from '../quotes/OnrampQuoter'
import type { OnrampSessionStore } from './OnrampSessionStore'
import { hashToken } from './sessionTokens'

/** Milliseconds that a price must still be valid for when the checkout opens. */
const MARGIN = 5000

/** Result of opening a link. */
export type Opening =
  | { readonly kind: 'checkout'; readonly url: string }
  /** The price got worse since the user saw it. The user has to accept `amount`. */
  | { readonly kind: 'repriced'; readonly session: OnrampSessionRow; readonly amount: bigint }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly session: OnrampSessionRow; readonly failure: OnrampDecline }

export interface CheckoutOpenerDependencies {
  readonly providers: Pick<OnrampProviders, 'ask' | 'find'>
  readonly quoter: Pick<OnrampQuoter, 'offer'>
  readonly store: OnrampSessionStore
  readonly now: () => number
}

export interface OpenInput {
  readonly token: string
  /** IP address of the browser, which some providers bind the checkout to. */
  readonly clientIp: string
  /** Base units that the user accepted after a change of the price. */
  readonly accepted?: bigint | undefined
}

/**
 * Opens the provider's checkout. Creates it only now, because such pages expire within minutes and often open once. An
 * expired price is refreshed first; a worse one needs the user's consent.
 */
export class CheckoutOpener {
  readonly #dependencies: CheckoutOpenerDependencies

  constructor(dependencies: CheckoutOpenerDependencies) {
    this.#dependencies = dependencies
  }

  async open({ accepted, clientIp, token }: OpenInput, signal: AbortSignal): Promise<Opening> {
    const { now, providers, store } = this.#dependencies
    const session = await store.findOpen(hashToken(token), new Date(now()))
    const provider = session && providers.find(session.providerId)
    if (!session || !provider) return { kind: 'gone' }
    try {
      const fresh = await this.#refresh(session, accepted, signal)
      if ('kind' in fresh) return fresh
      if (!(await store.open(session.id, new Date(now())))) return { kind: 'gone' }
      const { redirectUrl } = fresh
      const { reference, url } = await providers.ask(provider, signal, limited =>
        provider.createSession(
          {
            ...inputOf(fresh),
            sessionId: fresh.id,
            address: fresh.address,
            amount: BigInt(fresh.quoted),
            clientIp,
            ...(fresh.quoteReference !== null && { quoteReference: fresh.quoteReference }),
            ...(redirectUrl !== null && { redirectUrl, origin: new URL(redirectUrl).origin }),
          },
          limited,
        ),
      )
      if (reference !== undefined) await store.refer(session.id, reference)
      return { kind: 'checkout', url }
    } catch (error) {
      if (!(error instanceof OnrampFailure)) throw error
      const failure = declineOf(error)
      await store.fail(session.id, failure, new Date(now()))
      return { kind: 'failed', session, failure }
    }
  }

  /** Returns the session with a valid price, or the price that the user has to accept. */
  async #refresh(
    session: OnrampSessionRow,
    accepted: bigint | undefined,
    signal: AbortSignal,
  ): Promise<OnrampSessionRow | Opening> {
    const { now, providers, quoter, store } = this.#dependencies
    if (session.quoteExpiresAt.getTime() - now() > MARGIN) return session
    const provider = providers.find(session.providerId)
    if (!provider) return { kind: 'gone' }
    const offer = await quoter.offer(provider, inputOf(session), signal)
    const least = accepted ?? BigInt(session.quoted)
    if (offer.amount < least) return { kind: 'repriced', session, amount: offer.amount }
    const price = {
      quoted: `${offer.amount}`,
      total: `${offer.total}`,
      quoteReference: offer.reference ?? null,
      quoteExpiresAt: new Date(offer.expiresAt),
    }
    await store.reprice(session.id, price, new Date(now()))
    return { ...session, ...price }
  }
}

function inputOf(session: OnrampSessionRow): OnrampInput {
  const { asset, chainId, country, currency, decimals, method, subdivision, total } = session
  return {
    chainId,
    asset,
    decimals,
    currency,
    total: BigInt(total),
    method,
    country,
    ...(subdivision !== null && { subdivision }),
  }
}

function declineOf({ reason }: OnrampFailure): OnrampDecline {
  switch (reason) {
    case 'unsupported-country':
      return 'region-not-supported'
    case 'unsupported-asset':
      return 'asset-unavailable'
    case 'amount-too-high':
    case 'amount-too-low':
      return 'limit-reached'
    case 'quote-expired':
    case 'network-address-mismatch':
      return reason
    default:
      return 'provider-error'
  }
}
