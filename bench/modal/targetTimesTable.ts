import { percentile } from '../relay/percentile.ts'
import { markdownTable } from './markdownTable.ts'
import { spreadOf } from './Spread.ts'
import type { TargetTime } from './TargetTime.ts'

/** Formats the times of a run as a Markdown table: each with its target. */
export function targetTimesTable<Results>(times: readonly TargetTime<Results>[], results: Results): string {
  const rows = times.map(({ limit, read, what }) => {
    const samples = read(results)
    const { max, median, min } = spreadOf(samples) ?? { max: Number.NaN, median: Number.NaN, min: Number.NaN }
    const verdict = limit === undefined ? '–' : median > limit ? 'missed' : 'met'
    const target = limit === undefined ? '–' : `≤ ${limit}`
    const cells = [median, min, percentile(samples, 0.95), max].map(time => time.toFixed(1))
    return [what, target, verdict, ...cells, String(samples.length)]
  })
  const head = ['milliseconds', 'target of p50', 'verdict', 'p50', 'least', 'p95', 'most', 'samples']
  return markdownTable(head, rows)
}
