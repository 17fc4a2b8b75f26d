import type { EvmTransactionRequest } from '../../request/WalletRequest'
import type { ReviewScope } from '../ReviewScope'
import { quantity } from './quantity'

/** Fees per unit of gas in wei ([EIP-1559](https://eips.ethereum.org/EIPS/eip-1559)). */
export interface EvmFees {
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/** An app may ask for this many times the usual fee. Above it, the wallet uses its own value. */
const mostTimesUsual = 10n

/**
 * Returns the fees of a transaction: the app's if they aren't far above the usual ones, else the node's.
 *
 * @throws Error if the node returns no fee.
 */
export async function estimateFees(
  request: EvmTransactionRequest,
  scope: ReviewScope,
): Promise<{ readonly fees: EvmFees; readonly baseFee: bigint }> {
  const usual = await usualFees(scope)
  const most = usual.maxFeePerGas * mostTimesUsual
  const wanted = request.maxFeePerGas
  const maxFeePerGas = wanted !== undefined && wanted > 0n && wanted <= most ? wanted : usual.maxFeePerGas
  const tip = request.maxPriorityFeePerGas
  const maxPriorityFeePerGas = tip !== undefined && tip >= 0n && tip <= maxFeePerGas ? tip : usual.maxPriorityFeePerGas
  const fees = { maxFeePerGas, maxPriorityFeePerGas: least(maxPriorityFeePerGas, maxFeePerGas) }
  return { fees, baseFee: usual.baseFee }
}

async function usualFees({ read }: ReviewScope): Promise<EvmFees & { readonly baseFee: bigint }> {
  const [history, tip, price] = await Promise.all([
    read('eth_feeHistory', ['0x5', 'latest', [50]]).catch(() => undefined),
    read('eth_maxPriorityFeePerGas', []).catch(() => undefined),
    read('eth_gasPrice', []).catch(() => undefined),
  ])
  const base = nextBaseFee(history)
  const gasPrice = quantity(price)
  if (base === undefined || base === 0n) {
    if (gasPrice === undefined) throw new Error('The node returned no fee.')
    return { maxFeePerGas: gasPrice, maxPriorityFeePerGas: gasPrice, baseFee: 0n }
  }
  const priority = quantity(tip) ?? (gasPrice !== undefined && gasPrice > base ? gasPrice - base : 0n)
  // The base fee rises by at most an eighth per block: twice the current one is enough for five full blocks.
  return { maxFeePerGas: base * 2n + priority, maxPriorityFeePerGas: priority, baseFee: base }
}

function nextBaseFee(history: unknown): bigint | undefined {
  if (typeof history !== 'object' || history === null || !('baseFeePerGas' in history)) return undefined
  const { baseFeePerGas } = history
  return Array.isArray(baseFeePerGas) ? quantity(baseFeePerGas.at(-1)) : undefined
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}
