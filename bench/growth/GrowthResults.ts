import type { Verdict } from './verdictOf.ts'

/** A measurement of a page or a step after `at` rounds. */
export interface Sample {
  readonly at: number
  readonly values: Readonly<Record<string, number>>
}

/** How one measure went from the first sample to the last. */
export interface Course {
  readonly measure: string
  /** Empty for counts. */
  readonly unit: '' | 'MB' | 'ms'
  readonly first: number
  readonly last: number
  readonly verdict: Verdict
  /** Whether the verdict is one that this measure may have. */
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
