/** How the mutants of a run ended. */
export interface Score {
  readonly killed: number
  /** Noticed by a clock alone: a test hung. On a machine without time to spare that says nothing about tests. */
  readonly timeout: number
  readonly survived: number
  readonly noCoverage: number
  /** Percent of the mutants that a test ran into and noticed. Undefined without any. */
  readonly covered: number | undefined
}

interface Ended {
  readonly status: string
  readonly statusReason?: string | undefined
}

/** Counts mutants by status. Those that were ignored or that didn't compile say nothing about tests. */
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

/** Vitest ends a test at its own limit, Stryker ends a process. A loop without end is counted in turns, which no busy machine adds to. */
function hasTimedOut({ status, statusReason = '' }: Ended): boolean {
  if (status === 'Timeout') return !statusReason.startsWith('Hit limit reached')
  return status === 'Killed' && /^(Test|Hook) timed out in /.test(statusReason)
}

/** Returns one line for a terminal. */
export function formatScore(name: string, { killed, timeout, survived, noCoverage, covered }: Score): string {
  const score = covered === undefined ? '   – ' : `${covered.toFixed(1)} %`
  return `${name.padEnd(14)} ${score.padStart(7)} of covered mutants killed: ${killed} killed, ${timeout} timed out, ${survived} survived, ${noCoverage} not covered`
}
