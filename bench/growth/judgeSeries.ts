import type { Course, GrowthSeries, Sample } from './GrowthResults.ts'
import { type Verdict, verdictOf } from './verdictOf.ts'

/** A series and the measures that may grow with each turn. All others must stay flat. */
export interface SeriesPlan {
  readonly name: string
  readonly label: string
  readonly mayGrow: readonly string[]
}

/** Judges each measure of a series by its samples. */
export function judgeSeries({ name, label, mayGrow }: SeriesPlan, samples: readonly Sample[]): GrowthSeries {
  const courses = Object.keys(samples[0]?.values ?? {}).map((measure): Course => {
    const points = samples.map(({ at, values }) => ({ x: at, y: values[measure] ?? Number.NaN }))
    const [first = Number.NaN, last = Number.NaN] = [points[0]?.y, points.at(-1)?.y]
    const unit = unitOf(measure)
    const verdict = verdictOf(points, allowanceOf(unit, first))
    const allowed: readonly Verdict[] = mayGrow.includes(measure) ? ['flat', 'linear'] : ['flat']
    return { measure, unit, first, last, verdict, holds: allowed.includes(verdict) }
  })
  return { name, label, samples, courses }
}

function unitOf(measure: string): Course['unit'] {
  if (measure === 'heap') return 'MB'
  return measure === 'nodes' || measure === 'listeners' ? '' : 'ms'
}

/**
 * Returns the difference that counts as no change: timing noise for times, engine noise for the heap, and almost
 * nothing for counts.
 */
function allowanceOf(unit: Course['unit'], first: number): number {
  if (unit === 'ms') return Math.max(5, first / 3)
  return unit === 'MB' ? 0.1 : 2
}
