import type { Balance, CaipNetwork } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/transactions'
import type { Config } from '@wagmi/core'
import type { Address } from 'viem'
import { encodeBalanceOf, readByte, readText, readUint, selectors } from './erc20'

/** Account, network and token of a balance. */
export interface GetBalanceParameters {
  readonly address: string
  readonly caipNetwork: CaipNetwork
  readonly tokenAddress?: string | undefined
}

/**
 * Returns the native or ERC-20 balance at the latest block, over the host's transport. Sends plain requests, because
 * viem's `getBalance` and `readContract` would add 24 kB of contract code.
 *
 * @throws {AppKitError} `balance/unavailable` when the balance can't be read.
 */
export async function getBalance(
  config: Config,
  { address, caipNetwork, tokenAddress }: GetBalanceParameters,
): Promise<Balance> {
  try {
    const client = config.getClient({ chainId: Number(caipNetwork.id) })
    if (tokenAddress === undefined) {
      const value = await client.request({ method: 'eth_getBalance', params: [address as Address, 'latest'] })
      const { decimals, symbol } = caipNetwork.nativeCurrency
      return { value: BigInt(value), decimals, symbol }
    }
    const read = (data: `0x${string}`) =>
      client.request({ method: 'eth_call', params: [{ to: tokenAddress as Address, data }, 'latest'] })
    const [value, decimals, symbol] = await Promise.all([
      read(encodeBalanceOf(address)),
      read(selectors.decimals),
      read(selectors.symbol),
    ])
    return { value: readUint(value), decimals: readByte(decimals), symbol: readText(symbol) }
  } catch (cause) {
    throw new AppKitError('balance/unavailable', 'Not able to retrieve balance', { cause })
  }
}
