import { pause } from './pause'

/** Delays between two polls, in milliseconds. Each is 1.5 times the previous one, up to `longest`. */
export interface PollPace {
  readonly first: number
  readonly longest: number
}

/**
 * Calls `ask` until it resolves with a value other than undefined, then resolves with that value. Repeats calls that
 * reject. If `signal` aborts, rejects with its reason once the pending call has settled.
 *
 * @example
 * ```ts
 * import { pollUntil } from '@openappkit/appkit-core/transactions'
 *
 * function waitForReceipt(read: () => Promise<{ blockNumber: bigint } | undefined>, signal: AbortSignal) {
 *   return pollUntil(read, { first: 500, longest: 4_000 }, signal)
 * }
 * ```
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
