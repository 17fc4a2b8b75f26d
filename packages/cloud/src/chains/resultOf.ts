import type { ChainAnswer } from './ChainRpc'

/**
 * Returns the result of one call of a batch.
 *
 * @throws ChainRefused if the node rejected it.
 */
export function resultOf(answer: ChainAnswer | undefined): unknown {
  if (answer?.error) throw answer.error
  return answer?.result
}
