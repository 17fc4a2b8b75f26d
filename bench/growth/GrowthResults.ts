import type { Verdict } from './verdictOf.ts'

/** Measurements after `at` rounds, or with `at` entries. */
export interface Sample {
  readonly at: number
  readonly values: Readonly<Record<string, number>>
}

/** The change of one measure from the first sample to the last. */
export interface Course {
  readonly measure: string
  /** Unit of the values. Empty for counts. */
  readonly unit: '' | 'MB' | 'ms'
  readonly first: number
  readonly last: number
  readonly verdict: Verdict
  /** Whether the series allows this verdict. */
  readonly holds: boolean
}

export interface GrowthSeries {
  readonly name: string
  readonly label: string
  readonly samples: readonly Sample[]
  readonly courses: readonly Course[]
}

export interface GrowthResults {
  readonly series: readonly GrowthSeries[]
}
