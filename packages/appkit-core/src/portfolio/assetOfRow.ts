import type { CaipNetworkId } from '@openappkit/contract'
import { fiatValue, isKnownPrice } from '../amounts/fiatValue'
import { floorUnits } from '../amounts/floorUnits'
import { isCaipAddress } from '../caip/isCaipAddress'
import { nativeTokenAddresses } from '../data/balances'
import { safeImageUrl } from '../media/safeImageUrl'
import type { AppKitOptions } from '../options/AppKitOptions'
import type { Asset } from './Asset'
import type { BalanceRow } from './balanceRows'

const natives = Object.values(nativeTokenAddresses).map(address => address.toLowerCase())

/**
 * Converts a backend row to an asset. Returns undefined if the row has no chain, an invalid token or an invalid amount.
 *
 * @param caipNetworkId - Network of rows without a chain.
 * @param cloud - The kit's `cloud` option. Images from this backend are safe.
 */
export function assetOfRow(
  row: BalanceRow,
  caipNetworkId: CaipNetworkId | undefined,
  cloud?: AppKitOptions['cloud'],
): Asset | undefined {
  const { name, symbol, quantity } = row
  const tokenChain = row.address && chainOf(row.address)
  const chain = row.chainId ?? tokenChain ?? caipNetworkId
  const decimals = Number(quantity.decimals)
  if (chain === undefined || decimals > 255) return undefined
  // Reject a row whose token is on another chain.
  if (row.address && (!isCaipAddress(row.address) || tokenChain !== chain)) return undefined
  const token = row.address?.slice(chain.length + 1)
  const tokenAddress = token && natives.includes(token.toLowerCase()) ? undefined : token
  const units = floorUnits(quantity.numeric, decimals)
  const unconfirmed = row.unconfirmed === undefined ? 0n : floorUnits(row.unconfirmed, decimals)
  if (units < 0n || unconfirmed < 0n) return undefined
  // Compute the value from the exact amount. The backend's own value only indicates whether it trusts the price.
  const price = row.value !== undefined && isKnownPrice(row.price) ? row.price : undefined
  return {
    id: `${chain}:${tokenAddress ?? 'native'}`,
    caipNetworkId: chain as CaipNetworkId,
    tokenAddress,
    name,
    symbol,
    decimals,
    units,
    unconfirmed,
    price,
    priceDayAgo: price !== undefined && isKnownPrice(row.priceDayAgo) ? row.priceDayAgo : undefined,
    priceAsOf: price !== undefined && row.priceAsOf !== undefined ? Date.parse(row.priceAsOf) : undefined,
    value: fiatValue(units, decimals, price),
    iconUrl: safeImageUrl(row.iconUrl, cloud),
  }
}

function chainOf(caipAddress: string): string {
  const end = caipAddress.indexOf(':', caipAddress.indexOf(':') + 1)
  return end < 0 ? caipAddress : caipAddress.slice(0, end)
}
