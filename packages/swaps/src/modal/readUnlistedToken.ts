import type { CaipNetwork } from '@openappkit/appkit-core'
import { isSameAddress } from '@openappkit/appkit-core/amounts'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { TransferAdapters } from '@openappkit/appkit-ui/elements'
import type { SwapToken } from '../draft/SwapToken'
import { swapAccount } from './swapAccount'

/** Returns the token at an address as its contract describes it. Undefined if it is listed, or there is none. */
export async function readUnlistedToken(
  kit: ModalKit,
  network: CaipNetwork,
  address: string,
  listed: readonly SwapToken[],
): Promise<SwapToken | undefined> {
  const account = swapAccount(kit)
  const chain = kit.controller(TransferAdapters).get(network.chainNamespace)
  if (!account || !chain?.isAddress(address, network)) return undefined
  if (listed.some(token => token.address !== undefined && isSameAddress(token.address, address))) return undefined
  try {
    const read = await chain.getBalance({ address: account.address, caipNetwork: network, tokenAddress: address })
    const symbol = read.symbol.slice(0, 30) || '?'
    const isImitation = listed.some(token => alike(token.symbol) === alike(symbol))
    const { decimals, value: balance } = read
    return {
      caipNetworkId: network.caipNetworkId,
      address,
      name: symbol,
      symbol,
      decimals,
      balance,
      isListed: false,
      isImitation,
    }
  } catch {
    // No token is at this address.
    return undefined
  }
}

/** Returns a symbol without case, width and invisible characters, because imitations differ only in these. */
function alike(symbol: string): string {
  return symbol
    .normalize('NFKC')
    .replace(/\p{Cf}|\s/gu, '')
    .toLowerCase()
}
