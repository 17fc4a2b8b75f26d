/** How the mutants of a run ended. */
export interface Score {
  readonly killed: number
  readonly timeout: number
  readonly survived: number
  readonly noCoverage: number
  /** Percent of the mutants that a test ran into and noticed. Undefined without any. */
  readonly covered: number | undefined
}

/** Counts mutants by status. Those that were ignored or that didn't compile say nothing about tests. */
export function scoreOf(mutants: readonly { readonly status: string }[]): Score {
  const count = (name: string) => mutants.filter(({ status }) => status === name).length
  const [killed, timeout, survived] = [count('Killed'), count('Timeout'), count('Survived')]
  const noticed = killed + timeout
  return {
    killed,
    timeout,
    survived,
    noCoverage: count('NoCoverage'),
    covered: noticed + survived > 0 ? (100 * noticed) / (noticed + survived) : undefined,
  }
}

/** Returns one line for a terminal. */
export function formatScore(name: string, { killed, timeout, survived, noCoverage, covered }: Score): string {
  const score = covered === undefined ? '   – ' : `${covered.toFixed(1)} %`
  return `${name.padEnd(14)} ${score.padStart(7)} of covered mutants killed: ${killed} killed, ${timeout} timed out, ${survived} survived, ${noCoverage} not covered`
}
