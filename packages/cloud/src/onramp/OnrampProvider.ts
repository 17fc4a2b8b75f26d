/** The country and the chain of a purchase. */
export interface OnrampMarket {
  /** CAIP-2 id. */
  readonly chainId: string
  /** ISO 3166-1 code of the user's country, such as `DE`. */
  readonly country: string
  /** Second part of the ISO 3166-2 code, such as `NY`. Providers need it in the US. */
  readonly subdivision?: string | undefined
}

/** Limits of a payment method. Amounts are integers in units of 10⁻¹⁸ of the currency. */
export interface OnrampMethodLimits {
  /** `card`, `bank`, `applePay`, `googlePay`, or the provider's own name. */
  readonly method: string
  readonly min: bigint
  readonly max: bigint
}

/** The offer of a provider in a market. */
export interface OnrampOptions {
  /** `native`, or token addresses, in lower case on EVM chains. */
  readonly assets: readonly string[]
  /** Payment methods by ISO 4217 currency code in upper case. */
  readonly payments: Readonly<Record<string, readonly OnrampMethodLimits[]>>
}

/** A purchase to price. */
export interface OnrampInput extends OnrampMarket {
  /** Address of the token to buy, in lower case on EVM chains, or `native`. */
  readonly asset: string
  /** Decimals of the asset. */
  readonly decimals: number
  /** ISO 4217 code in upper case. */
  readonly currency: string
  /** Amount that the user pays, fees included, in units of 10⁻¹⁸ of the currency. */
  readonly total: bigint
  readonly method: string
}

/** A fee that is part of the total, in units of 10⁻¹⁸ of the currency. */
export interface OnrampFee {
  readonly kind: 'provider' | 'network' | 'operator'
  readonly amount: bigint
}

/** Price of a provider. */
export interface OnrampOffer {
  /** Amount that the user pays, fees included, in units of 10⁻¹⁸ of the currency. */
  readonly total: bigint
  /** Value of the crypto: the total without fees. Absent if the provider doesn't state it. */
  readonly subtotal?: bigint | undefined
  readonly fees: readonly OnrampFee[]
  /** Base units of the asset that arrive, rounded down. */
  readonly amount: bigint
  /** Milliseconds since the epoch. Default: 60 s from now. */
  readonly expiresAt?: number | undefined
  /** The provider's id of the price, which `createSession` receives. At most 200 characters. */
  readonly reference?: string | undefined
}

/** A purchase to start. */
export interface OnrampOrder extends OnrampInput {
  /** Our id of the purchase, a UUID. Providers return it in webhooks. */
  readonly sessionId: string
  /** Address that receives the crypto, spelled as the user's wallet spells it. */
  readonly address: string
  /** Base units that the user was promised. */
  readonly amount: bigint
  /** The `reference` of the offer. */
  readonly quoteReference?: string | undefined
  /** URL of the app to return to. */
  readonly redirectUrl?: string | undefined
  /** Origin of the app. */
  readonly origin?: string | undefined
  /** IP address of the browser that opens the link. Never stored. */
  readonly clientIp: string
}

/** The provider's page of one purchase. */
export interface OnrampLink {
  readonly url: string
  /** The provider's id of the purchase. Absent if it has none yet. */
  readonly reference?: string | undefined
}

/** Why a purchase failed. */
export type OnrampFailureCode =
  | 'cancelled'
  | 'card-declined'
  | 'bank-declined'
  | 'authentication-failed'
  | 'identity-rejected'
  | 'limit-reached'
  | 'lifetime-limit-reached'
  | 'region-not-supported'
  | 'network-address-mismatch'
  | 'asset-unavailable'
  | 'provider-error'

/**
 * Status of a purchase: `opened → awaitingPayment → processing ⇄ onHold → delivered`, or `failed`, `refunded`,
 * `expired`.
 */
export type OnrampStatus =
  | 'opened'
  | 'awaitingPayment'
  | 'processing'
  | 'onHold'
  | 'delivered'
  | 'failed'
  | 'refunded'
  | 'expired'

/** A provider's report about a purchase. */
export interface OnrampUpdate {
  /** Our id of the purchase, if the provider returned it. */
  readonly sessionId?: string | undefined
  /** The provider's id of the purchase. */
  readonly reference?: string | undefined
  readonly status: OnrampStatus
  /** Time of the change in milliseconds since the epoch, by the provider's clock. Absent if unknown. */
  readonly at?: number | undefined
  /** Hash or signature of the transaction that delivers. */
  readonly txHash?: string | undefined
  /** Why the purchase failed. */
  readonly failure?: OnrampFailureCode | undefined
}

/** A purchase to look up. */
export interface OnrampPurchaseKey {
  readonly sessionId: string
  readonly reference?: string | undefined
  readonly chainId: string
  readonly address: string
}

/** A webhook as it arrived. */
export interface OnrampWebhook {
  readonly headers: Headers
  /** Body, byte for byte. */
  readonly body: string
  /** URL at which it arrived, with the query. Ramp returns our id of the purchase in it. */
  readonly url?: string | undefined
}

/** A service that sells crypto for fiat money. */
export interface OnrampProvider {
  /** Unique among the server's providers. Stays the same when the server restarts. */
  readonly id: string
  /** Name for display. */
  readonly name: string
  /** Milliseconds after which a request to the provider is aborted. */
  readonly timeout: number
  /** Whether no real money moves. Default: false. */
  readonly isSandbox?: boolean | undefined
  /** Returns whether the provider may sell assets of a chain. */
  supports(chainId: string): boolean
  /**
   * Returns the offer in a market. Undefined if the provider sells nothing there.
   *
   * @throws OnrampFailure `unavailable`.
   */
  options(market: OnrampMarket, signal: AbortSignal): Promise<OnrampOptions | undefined>
  /**
   * Prices a purchase.
   *
   * @throws OnrampFailure with the reason.
   */
  quote(input: OnrampInput, signal: AbortSignal): Promise<OnrampOffer>
  /**
   * Creates the provider's page for one purchase. Called when the user opens it, because such pages expire within
   * minutes and often open only once.
   *
   * @throws OnrampFailure with the reason.
   */
  createSession(order: OnrampOrder, signal: AbortSignal): Promise<OnrampLink>
  /**
   * Returns the status of a purchase. Undefined if the provider doesn't know it yet.
   *
   * @throws OnrampFailure `unavailable`.
   */
  status(purchase: OnrampPurchaseKey, signal: AbortSignal): Promise<OnrampUpdate | undefined>
  /**
   * Verifies a webhook and returns its updates. Empty if the webhook is about something else.
   *
   * @throws OnrampFailure `forged` if the signature or the time isn't valid.
   */
  readWebhook(webhook: OnrampWebhook, signal: AbortSignal): Promise<readonly OnrampUpdate[]>
}
