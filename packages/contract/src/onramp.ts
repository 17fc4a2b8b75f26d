/** A payment method and its limits, as decimal strings in the currency. */
export interface OnrampMethod {
  /** `card`, `bank`, `applePay`, `googlePay`, or a provider's own name. */
  readonly id: string
  readonly min: string
  readonly max: string
}

/** Payment methods of one currency. */
export interface OnrampPayment {
  /** ISO 4217 code in upper case. */
  readonly currency: string
  readonly methods: readonly OnrampMethod[]
}

/** A service that sells crypto. */
export interface OnrampSeller {
  readonly id: string
  readonly name: string
  /** Whether no real money moves. Absent for a real provider. */
  readonly isSandbox?: boolean | undefined
}

/** A provider's offer in a country. */
export interface OnrampOffer extends OnrampSeller {
  /** Ids of the assets in {@link OnrampCatalog.assets}. */
  readonly assets: readonly string[]
  readonly payments: readonly OnrampPayment[]
}

/** An asset to buy. */
export interface OnrampAsset {
  /**
   * [CAIP-19](https://chainagnostic.org/CAIPs/caip-19) id, such as `eip155:1/slip44:60` or `eip155:1/erc20:0xa0b8…`.
   */
  readonly id: string
  /** Address of the token as its chain spells it. `null` for the native coin. */
  readonly address: string | null
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl: string | null
}

/** Response of `GET /v1/onramp/catalog`. */
export interface OnrampCatalog {
  readonly assets: readonly OnrampAsset[]
  readonly providers: readonly OnrampOffer[]
  /** Providers that didn't answer. */
  readonly unavailable: readonly OnrampSeller[]
}

/** Body of `POST /v1/onramp/quotes`. */
export interface OnrampQuoteQuery {
  readonly projectId?: string | undefined
  /** CAIP-19 id of the asset to buy. */
  readonly asset: string
  /** Amount to pay, fees included, as a decimal string. */
  readonly amount: string
  /** ISO 4217 code in upper case. */
  readonly currency: string
  /** Payment method. */
  readonly method: string
  /** ISO 3166-1 code of the country, in upper case. */
  readonly country: string
  /** Second part of the ISO 3166-2 code. Required in the US. */
  readonly subdivision?: string | undefined
}

/** A fee that is part of the total, as a decimal string. */
export interface OnrampFee {
  readonly kind: 'provider' | 'network' | 'operator'
  readonly amount: string
}

/** A provider's price. `total` is always the sum of `subtotal` and `fees`. */
export interface OnrampQuote {
  /** Id to pass to `POST /v1/onramp/sessions`. */
  readonly id: string
  readonly provider: OnrampSeller
  /** CAIP-19 id. */
  readonly asset: string
  /** Base units of the asset that arrive. */
  readonly amount: string
  readonly currency: string
  readonly method: string
  /** Amount to pay, as a decimal string. */
  readonly total: string
  /** Value of the crypto, as a decimal string. */
  readonly subtotal: string
  readonly fees: readonly OnrampFee[]
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

/** A provider without a usable price. */
export interface OnrampSkipped {
  readonly provider: OnrampSeller
  readonly reason:
    | 'unavailable'
    | 'unsupported-country'
    | 'unsupported-asset'
    | 'unsupported-currency'
    | 'unsupported-method'
    | 'amount-too-low'
    | 'amount-too-high'
  /** Limits that the amount exceeds, as decimal strings. */
  readonly limits?: { readonly min: string; readonly max: string } | undefined
}

/** Response of `POST /v1/onramp/quotes`: the quotes, highest amount first. */
export interface OnrampQuotes {
  readonly quotes: readonly OnrampQuote[]
  readonly skipped: readonly OnrampSkipped[]
}

/** Body of `POST /v1/onramp/sessions`. */
export interface OnrampSessionRequest {
  readonly projectId?: string | undefined
  readonly quoteId: string
  /** CAIP-10 id of the account that receives the crypto. */
  readonly account: string
  /** URL of the app to return to. Its origin must be the caller's. */
  readonly redirectUrl?: string | undefined
}

/** Response of `POST /v1/onramp/sessions`. */
export interface OnrampSessionCreated {
  readonly id: string
  /** Secret to read the purchase with. */
  readonly secret: string
  /** Page of the backend that opens the provider's checkout. Users may share it or open it on another device. */
  readonly url: string
  /** Time until which the page can be opened, in milliseconds since the epoch. */
  readonly expiresAt: number
}

/**
 * Status of a purchase: `created → opened → awaitingPayment → processing ⇄ onHold → delivered`, or `failed`, `refunded`,
 * `expired`. `delivered` means that the chain shows the crypto.
 */
export type OnrampSessionStatus =
  | 'created'
  | 'opened'
  | 'awaitingPayment'
  | 'processing'
  | 'onHold'
  | 'delivered'
  | 'failed'
  | 'refunded'
  | 'expired'

/** Why a purchase failed. */
export type OnrampDecline =
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
  | 'quote-expired'
  | 'provider-error'

/** Body of `POST /v1/onramp/sessions/{id}`. */
export interface OnrampSessionQuery {
  readonly projectId?: string | undefined
  /** The purchase's secret. */
  readonly secret: string
}

/** Response of `POST /v1/onramp/sessions/{id}`. */
export interface OnrampSession {
  readonly id: string
  readonly status: OnrampSessionStatus
  /** Whether the status can't change anymore. */
  readonly isFinal: boolean
  /** Milliseconds to wait before the next request. */
  readonly pollInMs: number
  readonly provider: OnrampSeller
  readonly asset: string
  /** Base units that were quoted. */
  readonly quoted: string
  readonly currency: string
  readonly total: string
  /** Whether the provider reports that it sent the crypto. */
  readonly isSent: boolean
  /** Transaction that delivers. `null` if unknown. */
  readonly txHash: string | null
  /** Base units that arrived according to the chain. `null` until then. */
  readonly received: string | null
  readonly failure: OnrampDecline | null
}

/** Body of `POST /v1/generators/onrampurl`. */
export interface OnrampUrlRequest {
  readonly destinationWallets: readonly {
    readonly address: string
    readonly blockchains?: readonly string[] | undefined
    readonly assets?: readonly string[] | undefined
  }[]
  readonly partnerUserId: string
  readonly defaultNetwork?: string | undefined
  readonly presetCryptoAmount?: number | undefined
  readonly presetFiatAmount?: number | undefined
  readonly defaultExperience?: 'buy' | 'send' | undefined
}

/** Response of `POST /v1/generators/onrampurl`. */
export interface OnrampUrl {
  readonly url: string
}

/** Limits of a payment method, in AppKit's format. */
export interface OnrampMethodLimits {
  readonly id: string
  readonly min: string
  readonly max: string
}

/** A currency to buy, in AppKit's format. */
export interface OnrampPurchaseCurrency {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networks: readonly {
    /** Such as `ethereum-mainnet`. */
    readonly name: string
    readonly display_name: string
    /** Reference of the CAIP-2 id, such as `1`. */
    readonly chain_id: string
    /** Empty for the native coin. */
    readonly contract_address: string
  }[]
}

/** A currency to pay with, in AppKit's format. */
export interface OnrampPaymentCurrency {
  readonly id: string
  readonly payment_method_limits: readonly OnrampMethodLimits[]
}

/** Response of `GET /v1/onramp/options`. */
export interface OnrampOptions {
  readonly paymentCurrencies: readonly OnrampPaymentCurrency[]
  readonly purchaseCurrencies: readonly OnrampPurchaseCurrency[]
}

/** Body of `POST /v1/onramp/quote`. */
export interface OnrampSingleQuoteQuery {
  readonly purchaseCurrency: OnrampPurchaseCurrency
  readonly paymentCurrency: OnrampPaymentCurrency
  readonly amount: string
  /** Symbol of the purchased currency. */
  readonly network: string
  readonly country?: string | undefined
  readonly subdivision?: string | undefined
}

/** An amount with its currency. */
export interface OnrampAmount {
  readonly amount: string
  readonly currency: string
}

/** Response of `POST /v1/onramp/quote`. */
export interface OnrampSingleQuote {
  readonly paymentTotal: OnrampAmount
  readonly paymentSubtotal: OnrampAmount
  /** Amount to receive, in whole units. */
  readonly purchaseAmount: OnrampAmount
  readonly networkFee: OnrampAmount
  readonly quoteId: string
}

/** A currency to buy, in the format of `GET /v1/onramp/buy/options`. */
export interface OnrampBuyCurrency {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networks: readonly {
    readonly name: string
    readonly displayName: string
    /** Empty for the native coin. */
    readonly contractAddress: string
    /** Reference of the CAIP-2 id, such as `1`. */
    readonly chainId: string
  }[]
}

/** Response of `GET /v1/onramp/buy/options`. */
export interface OnrampBuyOptions {
  readonly paymentCurrencies: readonly {
    readonly id: string
    readonly limits: readonly OnrampMethodLimits[]
  }[]
  readonly purchaseCurrencies: readonly OnrampBuyCurrency[]
}

/** An amount with its currency, in the format of `GET /v1/onramp/buy/quotes`. */
export interface OnrampValue {
  readonly value: string
  readonly currency: string
}

/** Response of `GET /v1/onramp/buy/quotes`. */
export interface OnrampBuyQuote {
  readonly paymentTotal: OnrampValue
  readonly paymentSubTotal: OnrampValue
  /** Amount to receive, in whole units. */
  readonly purchaseAmount: OnrampValue
  /** Fee of the provider, whichever it is. */
  readonly coinbaseFee: OnrampValue
  readonly networkFee: OnrampValue
  readonly quoteId: string
}
