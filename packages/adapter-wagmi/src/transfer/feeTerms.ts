import type { SendTransactionParameters } from '@openappkit/appkit-core'
import { AppKitError, assertFee } from '@openappkit/appkit-core/transactions'
import type { Config } from '@wagmi/core'
import { hexOfNumber } from '../actions/hex'
import { readFee } from './estimateFee'
import { isContract } from './isContract'
import { nodeOf } from './NodeRequest'

/** What a request says of its fee. The wallet may change it, and `paidFee` tells when it did. */
export type FeeTerms = Readonly<
  Partial<Record<'gas' | 'gasPrice' | 'maxFeePerGas' | 'maxPriorityFeePerGas', `0x${string}`>>
>

/**
 * Fits the fee of a request into the highest one that the payer agreed to: gas limit times price per gas, plus what a rollup charges on top, is never more than that.
 * Empty without a bound, and for accounts that are contracts, whose transactions somebody else wraps and pays for.
 *
 * @throws AppKitError `transaction/fee-changed` when it costs more now, `transaction/estimate-failed` when the chain can't be asked
 */
export async function feeTerms(
  config: Config,
  from: string,
  { caipNetwork, data, maxFee, to, value }: SendTransactionParameters,
): Promise<FeeTerms> {
  if (maxFee === undefined) return {}
  const node = nodeOf(config, caipNetwork.id)
  const asked = { address: from, to, value, data, caipNetwork }
  const [{ fee, gas, l1Fee, price }, base, isWrapped] = await Promise.all([
    readFee(config, asked),
    node('eth_getBlockByNumber', 'latest', false).then(baseFeeOf),
    isContract(node, from),
  ]).catch(cause => {
    throw cause instanceof AppKitError
      ? cause
      : new AppKitError('transaction/estimate-failed', 'The network fee could not be estimated. Try again.', { cause })
  })
  assertFee(fee, maxFee)
  if (isWrapped) return {}
  const budget = maxFee - l1Fee
  // A call may take a little more than it did when it was tried out, as far as the budget allows it.
  const roomy = data === undefined ? gas : (gas * 11n) / 10n
  const limit = roomy * price <= budget ? roomy : gas
  const highest = budget / limit
  if (base === undefined) return { gas: hexOfNumber(limit), gasPrice: hexOfNumber(price) }
  const tip = price > base ? price - base : 0n
  return {
    gas: hexOfNumber(limit),
    maxFeePerGas: hexOfNumber(highest),
    maxPriorityFeePerGas: hexOfNumber(tip),
  }
}

/** The base fee of a block ([EIP-1559](https://eips.ethereum.org/EIPS/eip-1559)). Undefined on chains without one. */
function baseFeeOf(block: unknown): bigint | undefined {
  const { baseFeePerGas } = (block ?? {}) as { readonly baseFeePerGas?: unknown }
  return typeof baseFeePerGas === 'string' ? BigInt(baseFeePerGas) : undefined
}
