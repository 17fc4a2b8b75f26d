const factor = 8
/** Shortest meaningful time in milliseconds. */
const least = 0.2

/** Limit between linear (about 8) and quadratic time (64) for 8 times the input, with a margin for busy machines. */
export const notQuadratic = 40

/**
 * Returns the ratio of the times of `run` for 8 times the length. Uses the best of several runs, and of more while the
 * ratio is too high: a busy machine slows some runs, but quadratic code is slow in each.
 */
export function timeRatio(make: (length: number) => string, run: (text: string) => unknown, length: number): number {
  const [short, long] = [make(length), make(factor * length)]
  run(short)
  let [shortTime, longTime] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const ratio = (): number => longTime / Math.max(least, shortTime)
  for (let runs = 0; runs < 7 || (runs < 30 && ratio() >= notQuadratic); runs += 1) {
    shortTime = Math.min(
      shortTime,
      timeOf(() => run(short)),
    )
    longTime = Math.min(
      longTime,
      timeOf(() => run(long)),
    )
  }
  return ratio()
}

function timeOf(run: () => unknown): number {
  const start = performance.now()
  run()
  return performance.now() - start
}
