/** Number of mutants of a run by outcome. */
export interface Score {
  readonly killed: number
  /** Noticed only by a timeout. On a busy machine, that doesn't mean that the tests are good. */
  readonly timeout: number
  readonly survived: number
  readonly noCoverage: number
  /** Percentage of the covered mutants that were noticed. Undefined if no test covers a mutant. */
  readonly covered: number | undefined
}

interface Ended {
  readonly status: string
  readonly statusReason?: string | undefined
}

/** Counts mutants by status. Skips those that were ignored or didn't compile. */
export function scoreOf(mutants: readonly Ended[]): Score {
  const count = (name: string) => mutants.filter(({ status }) => status === name).length
  const timeout = mutants.filter(hasTimedOut).length
  const [noticed, survived] = [count('Killed') + count('Timeout'), count('Survived')]
  return {
    killed: noticed - timeout,
    timeout,
    survived,
    noCoverage: count('NoCoverage'),
    covered: noticed + survived > 0 ? (100 * noticed) / (noticed + survived) : undefined,
  }
}

/**
 * Whether a mutant only exceeded a time limit, either Vitest's for a test or Stryker's for the process. An infinite
 * loop doesn't count, because Stryker counts its iterations instead of its time.
 */
function hasTimedOut({ status, statusReason = '' }: Ended): boolean {
  if (status === 'Timeout') return !statusReason.startsWith('Hit limit reached')
  return status === 'Killed' && /^(Test|Hook) timed out in /.test(statusReason)
}

/** Formats a score as one line for the terminal. */
export function formatScore(name: string, { killed, timeout, survived, noCoverage, covered }: Score): string {
  const score = covered === undefined ? '   – ' : `${covered.toFixed(1)} %`
  return `${name.padEnd(14)} ${score.padStart(7)} of covered mutants killed: ${killed} killed, ${timeout} timed out, ${survived} survived, ${noCoverage} not covered`
}
