import type { CaipNetworkId } from '@openappkit/contract'
import { fiatValue, isKnownPrice } from '../amounts/fiatValue'
import { visibleText } from '../cloud/visibleText'
import { type Decoder, finite, objectOf, oneOf, recordOf, text } from '../storage/decode'
import type { Holding } from './Holding'

const units: Decoder<bigint> = value =>
  typeof value === 'string' && /^0x[\da-f]{1,64}$/iu.test(value) ? BigInt(value) : undefined
/** Some wallets print it. */
const decimals: Decoder<number> = value => {
  const known = typeof value === 'string' && /^\d{1,3}$/u.test(value) ? Number(value) : value
  return typeof known === 'number' && Number.isInteger(known) && known >= 0 && known <= 255 ? known : undefined
}

const asset = /* @__PURE__ */ objectOf(
  {
    address: text(200),
    balance: units,
    type: oneOf(['NATIVE', 'ERC20']),
    metadata: objectOf(
      { symbol: visibleText(200), decimals },
      { name: visibleText(400), price: finite, iconUrl: text(524_288) },
    ),
  },
  {},
)

const discovery = /* @__PURE__ */ recordOf(
  /* @__PURE__ */ objectOf({}, { assetDiscovery: objectOf({ supported: value => value === true || undefined }, {}) }),
)

/** Whether a wallet's capabilities say that it tells its assets on a chain. EIP-5792, ERC-7811. */
export function tellsAssets(capabilities: unknown, chainId: number): boolean {
  const chains = Object.entries(discovery(capabilities) ?? {})
  return chains.some(([id, { assetDiscovery }]) => Number(id) === chainId && assetDiscovery?.supported === true)
}

/** What a wallet says that it holds on a chain. Undefined when any of it can't be read: half an answer would hide assets. */
export function readWalletAssets(
  answer: Readonly<Record<string, unknown>>,
  chainId: number,
  caipNetworkId: CaipNetworkId,
): readonly Holding[] | undefined {
  const list = Object.entries(answer).find(([id]) => Number(id) === chainId)?.[1]
  if (!Array.isArray(list)) return undefined
  const assets = list.map(asset)
  const known = assets.filter(entry => entry !== undefined)
  return known.length < assets.length ? undefined : known.map(entry => toHolding(entry, caipNetworkId))
}

function toHolding(
  { address, balance, type, metadata }: Exclude<ReturnType<typeof asset>, undefined>,
  caipNetworkId: CaipNetworkId,
): Holding {
  const { symbol, name = symbol } = metadata
  const tokenAddress = type === 'NATIVE' ? undefined : address
  const price = isKnownPrice(metadata.price) ? metadata.price : undefined
  return {
    id: `${caipNetworkId}:${tokenAddress ?? 'native'}`,
    caipNetworkId,
    tokenAddress,
    name,
    symbol,
    decimals: metadata.decimals,
    units: balance,
    unconfirmed: 0n,
    price,
    priceDayAgo: undefined,
    value: fiatValue(balance, metadata.decimals, price),
    iconUrl: metadata.iconUrl,
  }
}
