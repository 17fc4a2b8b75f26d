import type { Holding } from '@openappkit/appkit-core/portfolio'
import type { SendToken } from '../draft/SendToken'

/** What an account holds, as something to be sent. */
export function tokenOf(holding: Holding): SendToken {
  const { caipNetworkId, decimals, iconUrl, name, price, symbol, tokenAddress, units } = holding
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
