const factor = 8
/** Shortest meaningful time in milliseconds. */
const least = 0.2

/** Limit between linear (about 8) and quadratic time (64) for 8 times the input, with a margin for busy machines. */
export const notQuadratic = 40

/** Returns the ratio of the times of `run` for 8 times the length. Uses the best of several runs. */
export function timeRatio(make: (length: number) => string, run: (text: string) => unknown, length: number): number {
  const [short, long] = [make(length), make(factor * length)]
  run(short)
  return (
    best(() => run(long)) /
    Math.max(
      least,
      best(() => run(short)),
    )
  )
}

function best(run: () => unknown): number {
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}
