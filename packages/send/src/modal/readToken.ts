import type { CaipNetwork } from '@openappkit/appkit-core'
import type { SendToken } from '../draft/SendToken'
import type { SendChain } from '../SendChain'

/**
 * Returns a token by address, or the native asset for `native`, as its chain reports it. Rejects if the chain can't
 * read it.
 */
export async function readToken(
  chain: Pick<SendChain, 'getBalance'>,
  address: string,
  caipNetwork: CaipNetwork,
  asset: string,
): Promise<SendToken> {
  const tokenAddress = asset === 'native' ? undefined : asset
  const { decimals, symbol, value } = await chain.getBalance({ address, caipNetwork, tokenAddress })
  const name = tokenAddress === undefined ? caipNetwork.nativeCurrency.name : symbol
  return { caipNetworkId: caipNetwork.caipNetworkId, address: tokenAddress, name, symbol, decimals, balance: value }
}
