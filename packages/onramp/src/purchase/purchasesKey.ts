import type { CaipNetworkId } from '@openappkit/appkit-core'
import { type Decoder, finite, listOf, objectOf, text } from '@openappkit/appkit-core/cloud'
import type { OnrampAsset, OnrampSeller } from '../market/OnrampCatalog'
import type { OnrampPurchase, OnrampStatus } from './OnrampPurchase'

/** Maximum number of stored purchases. Older ones are dropped. */
export const purchaseLimit = 10

const name = /* @__PURE__ */ text(200)
const flag: Decoder<boolean> = value => (typeof value === 'boolean' ? value : undefined)
const units: Decoder<bigint> = value =>
  typeof value === 'string' && /^\d{1,78}$/u.test(value) ? BigInt(value) : undefined
const network: Decoder<CaipNetworkId> = value =>
  typeof value === 'string' && value.length <= 100 && /^[^:]+:[^:]+$/u.test(value)
    ? (value as CaipNetworkId)
    : undefined
const statuses: readonly OnrampStatus[] = [
  'created',
  'opened',
  'awaitingPayment',
  'processing',
  'onHold',
  'delivered',
  'failed',
  'refunded',
  'expired',
]

/** Decodes a status. */
export const status: Decoder<OnrampStatus> = value => statuses.find(known => known === value)

const seller: Decoder<Omit<OnrampSeller, 'isSandbox'> & { readonly isSandbox?: boolean }> = /* @__PURE__ */ objectOf(
  { id: name, name },
  { isSandbox: flag },
)
const asset = /* @__PURE__ */ objectOf(
  { id: name, name, symbol: name, decimals: finite },
  { address: name, iconUrl: /* @__PURE__ */ text(16_384) },
)
const progress = /* @__PURE__ */ objectOf(
  { status, isFinal: flag, pollInMs: finite, isSent: flag },
  { txHash: name, received: units, failure: name },
)
const stored = /* @__PURE__ */ objectOf(
  {
    id: name,
    url: /* @__PURE__ */ text(2000),
    expiresAt: finite,
    provider: seller,
    caipNetworkId: network,
    address: name,
    asset,
    currency: name,
    total: units,
    at: finite,
    progress,
  },
  { secret: name, quoted: units },
)
const purchase: Decoder<OnrampPurchase> = value => {
  const known = stored(value)
  if (!known || !/^https?:/u.test(known.url)) return undefined
  const { failure, received, txHash, ...reported } = known.progress
  const { address, iconUrl, ...described }: Omit<OnrampAsset, 'address' | 'iconUrl'> & Partial<OnrampAsset> =
    known.asset
  return {
    ...known,
    secret: known.secret,
    quoted: known.quoted,
    provider: { ...known.provider, isSandbox: known.provider.isSandbox ?? false },
    asset: { ...described, address, iconUrl },
    progress: { ...reported, failure, received, txHash },
  }
}
const purchases: Decoder<readonly OnrampPurchase[]> = /* @__PURE__ */ listOf(purchase)

/** Storage entry for the app's purchases, newest first. */
export const purchasesKey: {
  readonly name: string
  parse(raw: string): readonly OnrampPurchase[] | undefined
  print(value: readonly OnrampPurchase[]): string
} = {
  name: '@appkit/onramp_purchases',
  parse: raw => {
    try {
      return purchases(JSON.parse(raw))?.slice(0, purchaseLimit)
    } catch {
      return undefined
    }
  },
  print: value => JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one)),
}
