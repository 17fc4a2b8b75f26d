import { pause } from './pause'

/** Waits between two questions, in milliseconds: each half as long again as the one before, up to the longest. */
export interface PollPace {
  readonly first: number
  readonly longest: number
}

/**
 * Asks until there is an answer. A question that fails is asked again, like one that nobody can answer yet. Rejects with the signal's reason once
 * nobody waits any more.
 *
 * @example
 * const receipt = await pollUntil(() => readReceipt(hash), { first: 500, longest: 4_000 }, signal)
 */
export async function pollUntil<answer>(
  ask: () => Promise<answer | undefined>,
  { first, longest }: PollPace,
  signal: AbortSignal,
): Promise<answer> {
  for (let wait = first; ; wait = Math.min(wait * 1.5, longest)) {
    signal.throwIfAborted()
    const answer = await ask().catch(() => undefined)
    signal.throwIfAborted()
    if (answer !== undefined) return answer
    await pause(wait, signal)
  }
}
