import type { Address, Hex } from 'viem'
import type { ChainRpc } from '../../chains/ChainRpc'
import { toQuantity } from '../../chains/quantity'
import { approveData } from '../steps/Erc20Reader'
import { simulateCalls } from '../steps/simulateCalls'
import { type RouterSwap, routerCalldata } from './routerCalldata'

/** A swap of an account. */
export interface CalldataQuery {
  readonly chainId: string
  readonly user: string
  /** Token to pay, or `native`. */
  readonly token: string
  readonly router: Address
  readonly swap: RouterSwap
}

/**
 * Returns the calldata that works: the plain one, or the one for tokens that keep a fee on each transfer. The plain one
 * if neither works, or if the node can't tell before the approval.
 *
 * @throws ChainUnavailable if the chain can't be read.
 */
export async function chooseCalldata(
  rpc: Pick<ChainRpc, 'request' | 'batch'>,
  query: CalldataQuery,
  signal: AbortSignal,
): Promise<Hex> {
  const { chainId, user, router, swap } = query
  const [plain, measured] = [routerCalldata(swap, false), routerCalldata(swap, true)]
  const value = swap.paysNative ? swap.amount : 0n
  const calls = [plain, measured].map(data => ({
    method: 'eth_call',
    params: [{ from: user, to: router, data, value: toQuantity(value) }, 'latest'],
  }))
  const [first, second] = await rpc.batch(chainId, calls, signal)
  if (!first?.error) return plain
  if (!second?.error) return measured
  if (swap.paysNative || (await worksAfterApproval(rpc, query, plain, signal))) return plain
  return (await worksAfterApproval(rpc, query, measured, signal)) ? measured : plain
}

async function worksAfterApproval(
  rpc: Pick<ChainRpc, 'request'>,
  { chainId, user, token, router, swap }: CalldataQuery,
  data: Hex,
  signal: AbortSignal,
): Promise<boolean> {
  // Some tokens accept a new allowance only after the old one is zero.
  const approvals = [0n, swap.amount].map(amount => ({ to: token, data: approveData(router, amount), value: 0n }))
  const results = await simulateCalls(rpc, chainId, user, [...approvals, { to: router, data, value: 0n }], signal)
  return results?.at(-1)?.revert === undefined && results !== undefined
}
