import type { Asset } from '@openappkit/appkit-core/portfolio'
import type { SendToken } from '../draft/SendToken'

/** Returns one of the account's assets as a token to send. */
export function tokenOf(asset: Asset): SendToken {
  const { caipNetworkId, decimals, iconUrl, name, price, symbol, tokenAddress, units } = asset
  return {
    caipNetworkId,
    address: tokenAddress,
    name,
    symbol,
    decimals,
    balance: units,
    price,
    imageUrl: iconUrl,
  }
}
