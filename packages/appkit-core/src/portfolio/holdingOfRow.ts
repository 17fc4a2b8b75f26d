import type { CaipNetworkId } from '@openappkit/contract'
import { fiatValue, isKnownPrice } from '../amounts/fiatValue'
import { floorUnits } from '../amounts/floorUnits'
import { isCaipAddress } from '../caip/isCaipAddress'
import { nativeTokenAddresses } from '../data/balances'
import { safeImageUrl } from '../media/safeImageUrl'
import type { AppKitOptions } from '../options/AppKitOptions'
import type { BalanceRow } from './balanceRows'
import type { Holding } from './Holding'

const natives = Object.values(nativeTokenAddresses).map(address => address.toLowerCase())

/**
 * A row of the backend as a holding. Undefined when it doesn't say on which chain, or of what.
 *
 * @param caipNetworkId - Where rows without a chain are.
 * @param cloud - The host's option of that name, whose pictures are safe.
 */
export function holdingOfRow(
  row: BalanceRow,
  caipNetworkId: CaipNetworkId | undefined,
  cloud?: AppKitOptions['cloud'],
): Holding | undefined {
  const { name, symbol, quantity } = row
  const tokenChain = row.address && chainOf(row.address)
  const chain = row.chainId ?? tokenChain ?? caipNetworkId
  const decimals = Number(quantity.decimals)
  if (chain === undefined || decimals > 255) return undefined
  // A row that names its token on another chain than its own can't be trusted with either.
  if (row.address && (!isCaipAddress(row.address) || tokenChain !== chain)) return undefined
  const token = row.address?.slice(chain.length + 1)
  const tokenAddress = token && natives.includes(token.toLowerCase()) ? undefined : token
  const units = floorUnits(quantity.numeric, decimals)
  const unconfirmed = row.unconfirmed === undefined ? 0n : floorUnits(row.unconfirmed, decimals)
  if (units < 0n || unconfirmed < 0n) return undefined
  // The value is computed from the exact amount; the backend's own says whether it stands by the price.
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
