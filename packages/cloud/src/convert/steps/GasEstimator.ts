import { ChainRefused } from '../../chains/ChainRefused'
import type { ChainRpc } from '../../chains/ChainRpc'
import { quantitySchema, toQuantity } from '../../chains/quantity'
import { revertReason } from '../revertReason'
import type { SwapAction } from '../SwapProvider'
import { parameterError } from '../swapAddress'
import { approveData } from './Erc20Reader'
import { simulateCalls } from './simulateCalls'

/** An approval of a spender for exactly an amount. */
export interface Approval {
  readonly token: string
  readonly spender: string
  readonly amount: bigint
}

/** A transaction whose gas to estimate. */
export interface EstimateQuery {
  readonly chainId: string
  readonly user: string
  readonly action: SwapAction & { readonly kind: 'transaction' }
  /** Approvals that the user gives first. */
  readonly approvals: readonly Approval[]
  /** Gas if the node can't simulate the approvals. */
  readonly fallback: bigint | undefined
}

/** Estimates the gas of a swap, with a margin of 10 %. */
export class GasEstimator {
  readonly #rpc: Pick<ChainRpc, 'request'>

  constructor(rpc: Pick<ChainRpc, 'request'>) {
    this.#rpc = rpc
  }

  /**
   * Returns the gas to send. Undefined if unknown.
   *
   * @throws HttpFailure 400 with the reason if the transaction would fail.
   * @throws ChainUnavailable if the chain can't be read.
   */
  async estimate(query: EstimateQuery, signal: AbortSignal): Promise<bigint | undefined> {
    const gas = query.approvals.length > 0 ? await this.#simulated(query, signal) : await this.#estimated(query, signal)
    return gas === undefined ? undefined : (gas * 110n) / 100n
  }

  async #estimated({ chainId, user, action }: EstimateQuery, signal: AbortSignal): Promise<bigint> {
    const { to, data, value } = action
    const call = { from: user, to, data, value: toQuantity(value) }
    try {
      return quantitySchema.parse(await this.#rpc.request(chainId, 'eth_estimateGas', [call], signal))
    } catch (error) {
      if (error instanceof ChainRefused) throw parameterError(revertReason(error))
      throw error
    }
  }

  async #simulated(
    { chainId, user, action, approvals, fallback }: EstimateQuery,
    signal: AbortSignal,
  ): Promise<bigint | undefined> {
    const calls = [
      ...approvals.map(({ token, spender, amount }) => ({ to: token, data: approveData(spender, amount), value: 0n })),
      action,
    ]
    const results = await simulateCalls(this.#rpc, chainId, user, calls, signal)
    const failed = results?.find(({ revert }) => revert !== undefined)
    if (failed?.revert !== undefined) throw parameterError(failed.revert)
    // Refunds lower the gas used, but the transaction needs the full amount before them. One fifth is the maximum.
    const used = results?.at(-1)?.gasUsed
    return used === undefined ? fallback : (used * 5n) / 4n
  }
}
