/** How the mutants of a run ended. */
export interface Score {
  readonly killed: number
  /** Noticed by time alone: a test hung. On a machine without time to spare that says nothing about tests. */
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
  const hung = mutants.filter(({ status, statusReason }) => status === 'Killed' && hasTimedOut(statusReason)).length
  const [noticed, survived] = [count('Killed') + count('Timeout'), count('Survived')]
  return {
    killed: count('Killed') - hung,
    timeout: count('Timeout') + hung,
    survived,
    noCoverage: count('NoCoverage'),
    covered: noticed + survived > 0 ? (100 * noticed) / (noticed + survived) : undefined,
  }
}

/** As Vitest reports a test or a hook that ran into its own limit. */
function hasTimedOut(reason = ''): boolean {
  return /^(Test|Hook) timed out in /.test(reason)
}

/** Returns one line for a terminal. */
export function formatScore(name: string, { killed, timeout, survived, noCoverage, covered }: Score): string {
  const score = covered === undefined ? '   – ' : `${covered.toFixed(1)} %`
  return `${name.padEnd(14)} ${score.padStart(7)} of covered mutants killed: ${killed} killed, ${timeout} timed out, ${survived} survived, ${noCoverage} not covered`
}
