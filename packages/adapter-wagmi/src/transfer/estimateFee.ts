import type { EstimateFeeParameters } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/transactions'
import type { Config } from '@wagmi/core'
import { hexOfNumber } from '../actions/hex'
import { nodeOf } from './NodeRequest'
import { transferRequest } from './transferRequest'

/**
 * Estimates the fee of a transaction at the current gas price, in wei, including a rollup's L1 fee.
 *
 * @throws {AppKitError} `transaction/estimate-failed` when the node doesn't answer, or the transaction would fail.
 */
export async function estimateFee(config: Config, parameters: EstimateFeeParameters): Promise<bigint> {
  try {
    return (await readFee(config, parameters)).fee
  } catch (cause) {
    throw new AppKitError(
      'transaction/estimate-failed',
      "The network fee couldn't be estimated. Check the amount and try again.",
      { cause },
    )
  }
}

/** Parts of a fee in wei. `price` is the price of one unit of `gas`. */
export interface FeeParts {
  readonly fee: bigint
  readonly gas: bigint
  readonly price: bigint
  readonly l1Fee: bigint
}

/** Reads the parts of a fee. Rejects with the node's error if it doesn't answer or the transaction would fail. */
export async function readFee(config: Config, parameters: EstimateFeeParameters): Promise<FeeParts> {
  const { address: from, to, value, data: own, caipNetwork, tokenAddress } = parameters
  const node = nodeOf(config, caipNetwork.id)
  const { data = own, ...request } = transferRequest({ amount: value, to, tokenAddress })
  const transaction = {
    from,
    to: request.to,
    value: hexOfNumber(request.value),
    ...(data === undefined ? {} : { data }),
  }
  const [units, perUnit, l1Fee] = await Promise.all([
    node('eth_estimateGas', transaction),
    node('eth_gasPrice'),
    l1FeeOf(config, parameters),
  ])
  const [gas, price] = [BigInt(String(units)), BigInt(String(perUnit))]
  return { fee: gas * price + l1Fee, gas, price, l1Fee }
}

/** Returns a rollup's L1 fee, or zero for a chain whose definition has no oracle. */
async function l1FeeOf(config: Config, parameters: EstimateFeeParameters): Promise<bigint> {
  const { id } = parameters.caipNetwork
  const { contracts } = config.getClient({ chainId: Number(id) }).chain
  const { address } = (contracts?.['gasPriceOracle'] ?? {}) as { readonly address?: string }
  if (address === undefined) return 0n
  const { estimateL1Fee } = await import('./estimateL1Fee')
  return estimateL1Fee(nodeOf(config, id), address, parameters)
}
