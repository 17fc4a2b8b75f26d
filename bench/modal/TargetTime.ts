/** One measured time of a run, with its target. */
export interface TargetTime<Results> {
  readonly what: string
  /** Highest median in milliseconds, if there is a target. */
  readonly limit?: number
  /** Every sample in milliseconds. */
  read(results: Results): readonly number[]
}
