import type { ChainRefused } from '../../chains/ChainRefused'
import { revertReason } from '../revertReason'
import type { SwapFailureReason } from '../SwapFailure'

/**
 * Returns the reason why no path has a quote: the most specific one, because most paths simply don't exist.
 *
 * @param refusals - Errors of the paths. Undefined for a path that pays out nothing.
 */
export function routeFailure(refusals: readonly (ChainRefused | undefined)[]): SwapFailureReason {
  const reasons = refusals.map(error => (error ? revertReason(error) : 'InsufficientInput'))
  if (reasons.some(reason => /insufficient_?(input|output)/i.test(reason))) return 'amount-too-low'
  return reasons.some(reason => /insufficient_?liquidity/i.test(reason)) ? 'insufficient-liquidity' : 'no-route'
}
