import { markdownTable } from '../modal/markdownTable.ts'
import { spreadOf } from '../modal/Spread.ts'
import { percentile } from '../relay/percentile.ts'
import type { SwapResults } from './SwapResults.ts'
import { swapTimes } from './swapTimes.ts'

/** Formats the results as Markdown: every time with its target. */
export function asMarkdown(results: SwapResults): string {
  const { chromium, date, machine, node } = results
  const rows = swapTimes.map(({ limit, read, what }) => {
    const times = read(results)
    const { max, median, min } = spreadOf(times) ?? { max: Number.NaN, median: Number.NaN, min: Number.NaN }
    const verdict = limit === undefined ? '–' : median > limit ? 'missed' : 'met'
    const target = limit === undefined ? '–' : `≤ ${limit}`
    const cells = [median, min, percentile(times, 0.95), max].map(time => time.toFixed(1))
    return [what, target, verdict, ...cells, String(times.length)]
  })
  const head = ['milliseconds', 'target of p50', 'verdict', 'p50', 'least', 'p95', 'most', 'samples']
  return `Machine: ${machine}. Chromium ${chromium}, Node ${node}. ${date}.\n\n${markdownTable(head, rows)}\n`
}
