import type { CaipNetworkId } from '@openappkit/contract'
import { fiatValue, isKnownPrice } from '../amounts/fiatValue'
import { visibleText } from '../cloud/visibleText'
import { type Decoder, finite, objectOf, oneOf, recordOf, text } from '../storage/decode'
import type { Asset } from './Asset'

const units: Decoder<bigint> = value =>
  typeof value === 'string' && /^0x[\da-f]{1,64}$/iu.test(value) ? BigInt(value) : undefined
/** Parses decimals, which some wallets send as a string. */
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

/**
 * Returns whether a wallet's capabilities include asset discovery on a chain. See
 * [EIP-5792](https://eips.ethereum.org/EIPS/eip-5792) and [ERC-7811](https://eips.ethereum.org/EIPS/eip-7811).
 */
export function supportsAssets(capabilities: unknown, chainId: number): boolean {
  const chains = Object.entries(discovery(capabilities) ?? {})
  return chains.some(([id, { assetDiscovery }]) => Number(id) === chainId && assetDiscovery?.supported === true)
}

/**
 * Parses the assets that a wallet lists on a chain. Returns undefined if the response omits the chain or contains an
 * invalid entry, because a partial list would hide assets.
 */
export function readWalletAssets(
  answer: Readonly<Record<string, unknown>>,
  chainId: number,
  caipNetworkId: CaipNetworkId,
): readonly Asset[] | undefined {
  const list = Object.entries(answer).find(([id]) => Number(id) === chainId)?.[1]
  if (!Array.isArray(list)) return undefined
  const assets = list.map(asset)
  const known = assets.filter(entry => entry !== undefined)
  return known.length < assets.length ? undefined : known.map(entry => toAsset(entry, caipNetworkId))
}

function toAsset(
  { address, balance, type, metadata }: Exclude<ReturnType<typeof asset>, undefined>,
  caipNetworkId: CaipNetworkId,
): Asset {
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
