import { targetTimesTable } from '../modal/targetTimesTable.ts'
import type { SwapResults } from './SwapResults.ts'
import { swapTimes } from './swapTimes.ts'

/** Formats the results as Markdown: every time with its target. */
export function asMarkdown(results: SwapResults): string {
  const { chromium, date, machine, node } = results
  return `Machine: ${machine}. Chromium ${chromium}, Node ${node}. ${date}.\n\n${targetTimesTable(swapTimes, results)}\n`
}
