/** A token bucket: how many tokens it holds at most, and how many flow in each second. `Infinity` where there should be no limit. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}
