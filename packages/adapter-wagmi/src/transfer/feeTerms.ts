import type { SendTransactionParameters } from '@openappkit/appkit-core'
import { AppKitError, assertFee } from '@openappkit/appkit-core/transactions'
import type { Config } from '@wagmi/core'
import { hexOfNumber } from '../actions/hex'
import { readFee } from './estimateFee'
import { isContract } from './isContract'
import { nodeOf } from './NodeRequest'

/** Gas and fee fields of a transaction request. The wallet may change them; `paidFee` reads the fee it used. */
export type FeeTerms = Readonly<
  Partial<Record<'gas' | 'gasPrice' | 'maxFeePerGas' | 'maxPriorityFeePerGas', `0x${string}`>>
>

/**
 * Returns fee fields within the highest fee that the user approved: gas limit times gas price, plus a rollup's L1 fee,
 * never exceeds it. Returns no fields without a bound, or for contract accounts, whose transactions a third party
 * submits and pays for.
 *
 * @throws {AppKitError} `transaction/fee-changed` when the transaction costs more now.
 * @throws {AppKitError} `transaction/estimate-failed` when the node doesn't answer.
 */
export async function feeTerms(
  config: Config,
  from: string,
  { caipNetwork, data, maxFee, to, value }: SendTransactionParameters,
): Promise<FeeTerms> {
  if (maxFee === undefined) return {}
  const node = nodeOf(config, caipNetwork.id)
  const transaction = { address: from, to, value, data, caipNetwork }
  const [{ fee, gas, l1Fee, price }, base, isWrapped] = await Promise.all([
    readFee(config, transaction),
    node('eth_getBlockByNumber', 'latest', false).then(baseFeeOf),
    isContract(node, from),
  ]).catch(cause => {
    throw cause instanceof AppKitError
      ? cause
      : new AppKitError('transaction/estimate-failed', "The network fee couldn't be estimated. Try again.", { cause })
  })
  assertFee(fee, maxFee)
  if (isWrapped) return {}
  const budget = maxFee - l1Fee
  // Adds up to 10% of gas within the bound, because a call may need more gas than its simulation did.
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

/**
 * Returns the base fee of a block ([EIP-1559](https://eips.ethereum.org/EIPS/eip-1559)), or undefined for chains
 * without one.
 */
function baseFeeOf(block: unknown): bigint | undefined {
  const { baseFeePerGas } = (block ?? {}) as { readonly baseFeePerGas?: unknown }
  return typeof baseFeePerGas === 'string' ? BigInt(baseFeePerGas) : undefined
}
