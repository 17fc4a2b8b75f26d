import { isSameAddress } from '@openappkit/appkit-core/amounts'
import type { SwapChain } from '../SwapChain'
import { planMismatch, unknownContract, unsupportedChain } from '../swapErrors'
import { assertSwapLine, type LineLimits } from './assertSwapLine'
import { findContract } from './knownContracts'
import type { PreparedStep } from './PreparedStep'
import type { SwapStep } from './SwapPlan'

/** Most steps of a swap: remove an allowance, approve, swap. */
const mostSteps = 3

/**
 * Checks the steps of a plan against the quote, and returns the wallet requests for them. Each request is decoded again
 * from its bytes, because the source is untrusted.
 *
 * @throws AppKitError `swap/unknown-contract` or `swap/plan-mismatch`.
 */
export async function prepareSteps(
  chain: SwapChain,
  steps: readonly SwapStep[],
  limits: LineLimits,
): Promise<readonly PreparedStep[]> {
  const last = steps.at(-1)
  if (!last || last.kind === 'approve' || steps.length > mostSteps) throw planMismatch('steps')
  const approvals = steps.slice(0, -1).map(step => prepareApproval(chain, step, limits))
  const prepared = await Promise.all([...approvals, prepareSwap(chain, last, limits)])
  const spent = prepared.slice(0, -1).map(({ approval }) => approval?.amount)
  // Only the last approval may allow anything, and exactly the paid amount.
  if (spent.length > 0 && (spent.at(-1) !== limits.query.amount || spent.slice(0, -1).some(amount => amount !== 0n)))
    throw planMismatch('approval amount')
  return prepared
}

async function prepareApproval(chain: SwapChain, step: SwapStep, limits: LineLimits): Promise<PreparedStep> {
  const { account, from } = limits.query
  if (step.kind !== 'approve') throw planMismatch('steps')
  const { amount, spender, tokenAddress } = step
  if (from.address === undefined || !isSameAddress(tokenAddress, from.address)) throw planMismatch('approved token')
  if (!findContract(spender, account.network.caipNetworkId, limits.contracts)) throw unknownContract(spender)
  const { address, network: caipNetwork } = account
  const request = chain.approvalRequest?.({ address, caipNetwork, spender, tokenAddress: from.address, amount })
  if (!request) throw unsupportedChain()
  const lines = (await chain.describeRequest?.(request)) ?? []
  const [line] = lines
  const isExact =
    lines.length === 1 &&
    line?.kind === 'approval' &&
    line.amount === amount &&
    isSameAddress(line.to ?? '', spender) &&
    isSameAddress(line.tokenAddress ?? '', from.address)
  if (!isExact) throw planMismatch('approval')
  return { kind: 'approve', request, lines, approval: { spender, amount } }
}

async function prepareSwap(chain: SwapChain, step: SwapStep, limits: LineLimits): Promise<PreparedStep> {
  const { address, network: caipNetwork } = limits.query.account
  if (step.kind === 'transaction') {
    const { data, to, value } = step
    const request = { kind: 'calls', address, caipNetwork, calls: [{ to, value, data }] } as const
    const lines = (await chain.describeRequest?.(request)) ?? []
    assertSwapLine(lines.length === 1 ? lines[0] : undefined, limits)
    return { kind: 'swap', request, lines }
  }
  if (step.kind !== 'signedTransaction') throw planMismatch('steps')
  const request = { kind: 'transaction', address, caipNetwork, transaction: step.transaction } as const
  const lines = (await chain.describeRequest?.(request)) ?? []
  // The simulation, which is required for this kind, shows the rest. An approval would outlast it.
  if (lines.some(({ kind }) => kind === 'approval')) throw planMismatch('approval')
  return { kind: 'swap', request, lines, requestId: step.requestId }
}
