import { z } from 'zod'
import type { CaipAddress } from '../../prices/PriceSource'
import type { PriceSourceCache } from '../../prices/PriceSourceCache'
import type { SandboxPaymentRow } from '../../storage/onrampSchema'
import { FIAT_DECIMALS, readFiat } from '../fiat'
import { OnrampFailure } from '../OnrampFailure'
import type {
  OnrampFailureCode,
  OnrampInput,
  OnrampLink,
  OnrampMarket,
  OnrampMethodLimits,
  OnrampOffer,
  OnrampOptions,
  OnrampOrder,
  OnrampProvider,
  OnrampPurchaseKey,
  OnrampStatus,
  OnrampUpdate,
  OnrampWebhook,
} from '../OnrampProvider'
import type { SandboxFaucet } from './SandboxFaucet'
import type { SandboxPaymentStore } from './SandboxPaymentStore'
import type { SandboxSignature } from './SandboxSignature'

/** Units of a currency per US dollar. They needn't be right, because no real money moves. */
const RATES: Readonly<Record<string, number>> = { USD: 1, EUR: 0.92, GBP: 0.79 }
const LIMITS = { min: readFiat('10'), max: readFiat('7500') }
const METHODS: readonly OnrampMethodLimits[] = [
  { method: 'card', ...LIMITS },
  { method: 'bank', min: LIMITS.min, max: readFiat('25000') },
]
/** Network fee in the currency. */
const NETWORK_FEE = readFiat('0.25')
/** Hundredths of a percent. */
const BASIS = 10_000n
const CHECKOUT_LIFETIME = 30 * 60_000
/** Countries without an offer, as with real providers. */
const REFUSED: ReadonlySet<string> = new Set(['CU', 'IR', 'KP', 'SY'])
/** Header of the signature. */
export const SIGNATURE_HEADER = 'x-sandbox-signature'

export interface SandboxProviderOptions {
  readonly id: string
  readonly name: string
  /** Milliseconds. */
  readonly timeout: number
  /** Fee in hundredths of a percent. */
  readonly feeBps: number
  /** Milliseconds for which a price is valid. */
  readonly quoteLifetime: number
}

export interface SandboxProviderDependencies {
  readonly faucet: Pick<SandboxFaucet, 'assetsOf' | 'supports'>
  readonly payments: Pick<SandboxPaymentStore, 'add' | 'find'>
  readonly prices: Pick<PriceSourceCache, 'quote'>
  readonly signature: Pick<SandboxSignature, 'isValid'>
  /** Returns the URL of a payment's checkout. */
  readonly checkoutOf: (id: string) => string
  readonly now: () => number
}

/** A webhook of the sandbox. */
export interface SandboxEvent {
  readonly id: string
  readonly status: Exclude<OnrampStatus, 'opened'>
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly txHash: string | null
  readonly failure: OnrampFailureCode | null
}

const eventSchema: z.ZodType<SandboxEvent> = z.object({
  id: z.string().max(100),
  status: z.enum(['awaitingPayment', 'processing', 'onHold', 'delivered', 'failed', 'refunded', 'expired']),
  at: z.int().positive(),
  txHash: z.string().max(200).nullable(),
  failure: z
    .enum(['cancelled', 'card-declined', 'authentication-failed', 'limit-reached', 'asset-unavailable'])
    .nullable(),
})

/** A provider for tests and demos. It takes test cards, and pays by real transactions on local chains. */
export class SandboxProvider implements OnrampProvider {
  readonly id: string
  readonly name: string
  readonly timeout: number
  readonly isSandbox = true
  readonly #options: SandboxProviderOptions
  readonly #dependencies: SandboxProviderDependencies

  constructor(options: SandboxProviderOptions, dependencies: SandboxProviderDependencies) {
    this.id = options.id
    this.name = options.name
    this.timeout = options.timeout
    this.#options = options
    this.#dependencies = dependencies
  }

  supports(chainId: string): boolean {
    return this.#dependencies.faucet.supports(chainId)
  }

  async options({ chainId, country, subdivision }: OnrampMarket): Promise<OnrampOptions | undefined> {
    if (!this.supports(chainId) || isRefused(country, subdivision)) return undefined
    const assets = this.#dependencies.faucet.assetsOf(chainId)
    const prices = await this.#prices(chainId, assets)
    return {
      assets: assets.filter(asset => prices.has(caipAsset(chainId, asset))),
      payments: Object.fromEntries(Object.keys(RATES).map(currency => [currency, METHODS])),
    }
  }

  async quote({
    asset,
    chainId,
    country,
    currency,
    decimals,
    method,
    subdivision,
    total,
  }: OnrampInput): Promise<OnrampOffer> {
    if (isRefused(country, subdivision)) throw new OnrampFailure('unsupported-country')
    const rate = RATES[currency]
    if (rate === undefined) throw new OnrampFailure('unsupported-currency')
    const limits = METHODS.find(known => known.method === method)
    if (!limits) throw new OnrampFailure('unsupported-method')
    if (total < limits.min) throw new OnrampFailure('amount-too-low', 'amount-too-low', limits)
    if (total > limits.max) throw new OnrampFailure('amount-too-high', 'amount-too-high', limits)
    const usd = (await this.#prices(chainId, [asset])).get(caipAsset(chainId, asset))?.price
    if (usd === undefined) throw new OnrampFailure('unsupported-asset')
    // Fees are charged in cents.
    const cent = readFiat('0.01')
    const share = (total * BigInt(this.#options.feeBps)) / BASIS
    const fees = [
      { kind: 'provider' as const, amount: share - (share % cent) },
      { kind: 'network' as const, amount: NETWORK_FEE },
    ]
    const subtotal = fees.reduce((rest, { amount }) => rest - amount, total)
    const price = readFiat((usd * rate).toFixed(FIAT_DECIMALS))
    return {
      total,
      subtotal,
      fees,
      amount: price > 0n ? (subtotal * 10n ** BigInt(decimals)) / price : 0n,
      expiresAt: this.#dependencies.now() + this.#options.quoteLifetime,
    }
  }

  async createSession(order: OnrampOrder): Promise<OnrampLink> {
    const { address, amount, asset, chainId, currency, redirectUrl = null, sessionId, total } = order
    const { checkoutOf, now, payments } = this.#dependencies
    await payments.add(
      {
        id: sessionId,
        chainId,
        asset,
        address,
        amount: `${amount}`,
        currency,
        total: `${total}`,
        redirectUrl,
        expiresAt: new Date(now() + CHECKOUT_LIFETIME),
      },
      new Date(now()),
    )
    return { url: checkoutOf(sessionId) }
  }

  async status({ sessionId }: OnrampPurchaseKey): Promise<OnrampUpdate | undefined> {
    const { now, payments } = this.#dependencies
    const payment = await payments.find(sessionId)
    return payment && updateOf(payment, now())
  }

  async readWebhook({ body, headers }: OnrampWebhook): Promise<readonly OnrampUpdate[]> {
    if (!this.#dependencies.signature.isValid(headers.get(SIGNATURE_HEADER), body)) throw new OnrampFailure('forged')
    const { at, failure, id, status, txHash } = eventSchema.parse(JSON.parse(body))
    return [{ sessionId: id, status, at, ...(txHash !== null && { txHash }), ...(failure && { failure }) }]
  }

  async #prices(chainId: string, assets: readonly string[]): ReturnType<PriceSourceCache['quote']> {
    return this.#dependencies.prices.quote(
      'usd',
      assets.map(asset => caipAsset(chainId, asset)),
    )
  }
}

/** Returns the id of an asset in the price service. */
function caipAsset(chainId: string, asset: string): CaipAddress {
  return `${chainId}:${asset}` as CaipAddress
}

const STATUSES: Readonly<Record<SandboxPaymentRow['status'], OnrampStatus>> = {
  open: 'awaitingPayment',
  paying: 'processing',
  held: 'onHold',
  paid: 'delivered',
  failed: 'failed',
  refunded: 'refunded',
}

/** Returns the report about a payment. */
export function updateOf(payment: SandboxPaymentRow, now: number): OnrampUpdate {
  const { expiresAt, failure, id, status, txHash, updatedAt } = payment
  const isExpired = status === 'open' && expiresAt.getTime() <= now
  return {
    sessionId: id,
    status: isExpired ? 'expired' : STATUSES[status],
    at: updatedAt.getTime(),
    ...(txHash !== null && { txHash }),
    ...(failure !== null && { failure: failure as OnrampFailureCode }),
  }
}

/** In the US, laws differ by state, so providers need to know it. */
function isRefused(country: string, subdivision: string | undefined): boolean {
  return REFUSED.has(country) || (country === 'US' && subdivision === undefined)
}
