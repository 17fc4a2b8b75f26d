export interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
  /** Number of values. */
  readonly count: number
}

/** Returns the median, minimum and maximum of the defined `values`, or undefined if there are none. */
export function spreadOf(values: readonly (number | undefined)[]): Spread | undefined {
  const sorted = values
    .filter((value): value is number => value !== undefined && !Number.isNaN(value))
    .sort((a, b) => a - b)
  const [min] = sorted
  const max = sorted.at(-1)
  if (min === undefined || max === undefined) return undefined
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? max
  const median = sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
  return { median, min, max, count: sorted.length }
}

/** Returns our values divided by theirs, paired by round. A slow round slows both. */
export function ratioOf(
  ours: readonly (number | undefined)[],
  theirs: readonly (number | undefined)[],
): Spread | undefined {
  return spreadOf(ours.map((own, round) => (own === undefined || !theirs[round] ? undefined : own / theirs[round])))
}

/** Returns our values minus theirs, paired by round. */
export function differenceOf(
  ours: readonly (number | undefined)[],
  theirs: readonly (number | undefined)[],
): Spread | undefined {
  return spreadOf(
    ours.map((own, round) => {
      const other = theirs[round]
      return own === undefined || other === undefined ? undefined : own - other
    }),
  )
}
