const factor = 8
/** Milliseconds. Shorter times say little. */
const least = 0.2

/** A linear `run` takes about 8 times as long for 8 times the input, a quadratic one 64 times: a ratio between them that a busy machine doesn't reach. */
export const notQuadratic = 40

/** Returns how many times as long `run` takes for an input of 8 times the length. The best of some tries each, since machines pause. */
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
