const FACTOR = 8
/** Minimum baseline in milliseconds, because shorter times aren't reliable. */
const LEAST = 0.2

/**
 * A ratio between linear and quadratic time, which a busy machine doesn't reach. For 8 times the input, a linear `run`
 * takes about 8 times as long, and a quadratic one 64 times.
 */
export const NOT_QUADRATIC = 40

/**
 * Returns how many times as long `run` takes for 8 times the input. Uses the best of several runs, because machines
 * pause.
 */
export function timeRatio<Input>(
  make: (length: number) => Input,
  run: (input: Input) => unknown,
  length: number,
): number {
  const [short, long] = [make(length), make(FACTOR * length)]
  run(short)
  const baseline = Math.max(
    best(() => run(short)),
    LEAST,
  )
  return best(() => run(long)) / baseline
}

function best(run: () => unknown): number {
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}
