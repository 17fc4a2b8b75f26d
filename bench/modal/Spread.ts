export interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
  /** How many numbers this is made of. */
  readonly count: number
}

/** Median, least and most of those `values` that are there; undefined of none. */
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

/** Ours divided by theirs, round by round: what slows a shared machine in a round slows both. */
export function ratioOf(
  ours: readonly (number | undefined)[],
  theirs: readonly (number | undefined)[],
): Spread | undefined {
  return spreadOf(ours.map((own, round) => (own === undefined || !theirs[round] ? undefined : own / theirs[round])))
}

/** Ours less theirs, round by round. */
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
