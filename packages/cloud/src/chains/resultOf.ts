import type { ChainAnswer } from './ChainRpc'

/** Returns the result of one call of a batch. @throws ChainRefused when the node refused it. */
export function resultOf(answer: ChainAnswer | undefined): unknown {
  if (answer?.error) throw answer.error
  return answer?.result
}
