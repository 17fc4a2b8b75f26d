import { type Judged, judgeTargets } from './judgeTargets.ts'
import { markdownTable, spreadCell } from './markdownTable.ts'
import type { Results } from './Results.ts'
import { type PerformanceTarget, performanceTargets } from './targets.ts'

/** Number of decimals to show, by unit. */
const DIGITS: Readonly<Record<PerformanceTarget['unit'], number>> = { kB: 1, MB: 2, ms: 0, '×': 2, '': 0 }

/** Returns a table of every target with its measured value and the distance between the two. */
export function targetTable(results: Results): string {
  const judged = judgeTargets(performanceTargets, results)
  const count = (verdict: Judged['verdict']): number => judged.filter(one => one.verdict === verdict).length
  const rows = judged.map(({ target: { what, unit, limit }, measured, verdict, over }) => [
    what,
    withUnit(`≤ ${limit}`, unit),
    measured ? withUnit(spreadCell(measured, DIGITS[unit]), unit) : '–',
    verdict === 'missed' ? '**missed**' : verdict,
    distance(over, unit),
  ])
  return [
    `${count('met')} met, ${count('missed')} missed, ${count('not measured')} not measured in this run.`,
    markdownTable(['what', 'target', 'measured', 'verdict', 'distance'], rows),
  ].join('\n\n')
}

function distance(over: number | undefined, unit: PerformanceTarget['unit']): string {
  if (over === undefined) return '–'
  // Add a decimal if the target is missed, so that a narrow miss isn't shown as zero.
  const digits = over > 0 ? DIGITS[unit] + 1 : DIGITS[unit]
  return over > 0
    ? `${withUnit(over.toFixed(digits), unit)} over`
    : `${withUnit((-over).toFixed(digits), unit)} to spare`
}

function withUnit(text: string, unit: PerformanceTarget['unit']): string {
  return unit === '' ? text : `${text} ${unit}`
}
