const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Pauses before the retries of a webhook. Together, they are just under three days. */
const PAUSES: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  20 * HOUR,
]

/** Returns the milliseconds until the next attempt, or undefined after the last one. */
export function retryPause(attempts: number): number | undefined {
  return PAUSES[attempts - 1]
}
