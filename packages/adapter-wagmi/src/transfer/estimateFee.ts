import type { EstimateFeeParameters } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/transactions'
import type { Config } from '@wagmi/core'
import type { Address, Hex } from 'viem'
import { encodeTransfer } from './erc20'

/**
 * What a transaction would cost at the current gas price, in wei.
 *
 * @throws AppKitError `transaction/estimate-failed`, also when the transaction itself would fail
 */
export async function estimateFee(
  config: Config,
  { address, to, value, data, caipNetwork, tokenAddress }: EstimateFeeParameters,
): Promise<bigint> {
  try {
    const client = config.getClient({ chainId: Number(caipNetwork.id) })
    const from = address as Address
    const transaction =
      tokenAddress === undefined
        ? {
            from,
            to: to as Address,
            value: `0x${value.toString(16)}` as const,
            ...(data === undefined ? {} : { data: data as Hex }),
          }
        : { from, to: tokenAddress as Address, data: encodeTransfer(to, value) }
    const [gas, price] = await Promise.all([
      client.request({ method: 'eth_estimateGas', params: [transaction] }),
      client.request({ method: 'eth_gasPrice' }),
    ])
    return BigInt(gas) * BigInt(price)
  } catch (cause) {
    throw new AppKitError(
      'transaction/estimate-failed',
      'The network fee could not be estimated. Check the amount and try again.',
      { cause },
    )
  }
}
