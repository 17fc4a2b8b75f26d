/** An asset to buy. */
export interface OnrampAsset {
  /** [CAIP-19](https://chainagnostic.org/CAIPs/caip-19) id. */
  readonly id: string
  /** Token address. Undefined for the native coin. */
  readonly address: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl: string | undefined
}

/** A service that sells crypto. */
export interface OnrampSeller {
  readonly id: string
  readonly name: string
  /** Whether no real money moves. */
  readonly isSandbox: boolean
}

/** A payment method and its limits in units of 10⁻¹⁸ of the currency. Limits are undefined if unknown. */
export interface OnrampMethod {
  readonly id: string
  readonly min: bigint | undefined
  readonly max: bigint | undefined
}

/** The offer of one provider. */
export interface OnrampOffer extends OnrampSeller {
  /** Ids of assets. */
  readonly assets: readonly string[]
  /** Payment methods by ISO 4217 currency code. */
  readonly payments: Readonly<Record<string, readonly OnrampMethod[]>>
}

/** The offers of all providers in a market. */
export interface OnrampCatalog {
  readonly assets: readonly OnrampAsset[]
  readonly offers: readonly OnrampOffer[]
  /** Whether the backend lacks figures, so that only the provider's page shows the price. */
  readonly isPriceless: boolean
}

/** Returns the currencies in which an asset is sold, alphabetically. */
export function currenciesFor({ offers }: OnrampCatalog, assetId: string | undefined): readonly string[] {
  const selling = offers.filter(({ assets }) => assetId === undefined || assets.includes(assetId))
  return [...new Set(selling.flatMap(({ payments }) => Object.keys(payments)))].sort()
}

/** Returns the payment methods for an asset and a currency, with the widest limits. */
export function methodsFor(
  { offers }: OnrampCatalog,
  assetId: string | undefined,
  currency: string | undefined,
): readonly OnrampMethod[] {
  const methods = new Map<string, OnrampMethod>()
  for (const { assets, payments } of offers) {
    if (currency === undefined || (assetId !== undefined && !assets.includes(assetId))) continue
    for (const { id, max, min } of payments[currency] ?? []) {
      const known = methods.get(id)
      methods.set(id, known ? { id, min: lowest(known.min, min), max: highest(known.max, max) } : { id, min, max })
    }
  }
  return [...methods.values()].sort((one, other) => rankOf(one.id) - rankOf(other.id))
}

/** Methods that most users know, in the order of the list. */
const order = ['card', 'applePay', 'googlePay', 'bank']

function rankOf(method: string): number {
  const index = order.indexOf(method)
  return index < 0 ? order.length : index
}

function lowest(one: bigint | undefined, other: bigint | undefined): bigint | undefined {
  return one === undefined || other === undefined ? undefined : one < other ? one : other
}

function highest(one: bigint | undefined, other: bigint | undefined): bigint | undefined {
  return one === undefined || other === undefined ? undefined : one > other ? one : other
}
