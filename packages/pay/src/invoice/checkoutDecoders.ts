import type { CaipNetworkId } from '@openappkit/appkit-core'
import { type Decoder, finite, listOf, objectOf, text } from '@openappkit/appkit-core/cloud'
import type { InvoiceException, InvoiceMatching, InvoicePayment, InvoiceStatus } from '@openappkit/contract'
import { parseAssetType } from '@openappkit/contract/assets'
import type { CheckoutPayment, PayAsset, PayCheckout } from './PayCheckout'

/** Maximum number of assets and of payments in a checkout. */
const listLimit = 300

const name = /* @__PURE__ */ text(200)
const flag: Decoder<boolean> = value => (typeof value === 'boolean' ? value : undefined)
const count: Decoder<number> = value =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
const decimals: Decoder<number> = value => {
  const known = count(value)
  return known !== undefined && known <= 36 ? known : undefined
}
const units: Decoder<bigint> = value =>
  typeof value === 'string' && /^\d{1,78}$/u.test(value) ? BigInt(value) : undefined
const network: Decoder<CaipNetworkId> = value =>
  typeof value === 'string' && value.length <= 100 && /^[^:]+:[^:]+$/u.test(value)
    ? (value as CaipNetworkId)
    : undefined

function oneOf<const Value extends string>(values: readonly Value[]): Decoder<Value> {
  return value => values.find(known => known === value)
}

const status: Decoder<InvoiceStatus> = /* @__PURE__ */ oneOf([
  'open',
  'processing',
  'settled',
  'expired',
  'invalid',
  'reversed',
])
const exception: Decoder<InvoiceException> = /* @__PURE__ */ oneOf([
  'partial',
  'over',
  'late',
  'duplicate',
  'wrongAsset',
  'marked',
])
const matching: Decoder<InvoiceMatching> = /* @__PURE__ */ oneOf(['address', 'reference', 'amount'])
const role: Decoder<InvoicePayment['role']> = /* @__PURE__ */ oneOf(['payment', 'late', 'duplicate', 'wrongAsset'])
const paymentStatus: Decoder<InvoicePayment['status']> = /* @__PURE__ */ oneOf([
  'pending',
  'confirmed',
  'final',
  'gone',
])

const assetFields = /* @__PURE__ */ objectOf(
  {
    chainId: network,
    asset: name,
    symbol: name,
    decimals,
    recipient: name,
    matching,
    price: units,
    due: units,
    received: units,
  },
  { reference: name, confirmations: count },
)

/** Decodes a way to pay. Rejects one whose id and network differ, or whose reference is missing. */
const asset: Decoder<PayAsset> = value => {
  const known = assetFields(value)
  const type = known && parseAssetType(known.asset)
  if (!known || type?.chainId !== known.chainId) return undefined
  if ((known.matching === 'reference') !== (known.reference !== undefined) || known.due > known.price) return undefined
  const { asset: id, chainId: caipNetworkId, confirmations, reference, ...rest } = known
  const tokenAddress = type.asset === 'native' ? undefined : type.asset
  return { ...rest, caipNetworkId, id, tokenAddress, reference, confirmations }
}

const paymentFields = /* @__PURE__ */ objectOf(
  { id: name, chainId: network, asset: name, amount: units, role, status: paymentStatus, confirmations: count },
  { txHash: name },
)
const payment: Decoder<CheckoutPayment> = value => {
  const known = paymentFields(value)
  if (!known) return undefined
  const { chainId: caipNetworkId, txHash, ...rest } = known
  return { ...rest, caipNetworkId, txHash }
}

const amount = /* @__PURE__ */ objectOf(
  { minor: units, currency: (value: unknown) => (/^[A-Z]{3}$/u.test(String(value)) ? String(value) : undefined) },
  {},
)
const fields = /* @__PURE__ */ objectOf(
  {
    id: name,
    orderId: name,
    store: name,
    status,
    exceptions: /* @__PURE__ */ listOf(exception),
    amount,
    rails: /* @__PURE__ */ listOf(asset),
    payments: /* @__PURE__ */ listOf(payment),
    expiresAt: finite,
    isFinal: flag,
    pollInMs: count,
    sequence: count,
  },
  {},
)

/** Decodes an invoice as its payer sees it. */
export const checkout: Decoder<PayCheckout> = value => {
  const known = fields(value)
  if (!known) return undefined
  const { payments, rails, ...rest } = known
  return { ...rest, assets: rails.slice(0, listLimit), payments: payments.slice(0, listLimit) }
}
