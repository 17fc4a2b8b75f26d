import { targetTimesTable } from '../modal/targetTimesTable.ts'
import type { WalletResults } from './WalletResults.ts'
import { walletTimes } from './walletTimes.ts'

/** Formats the results as Markdown: every time with its target. */
export function asMarkdown(results: WalletResults): string {
  const { chromium, date, machine, node } = results
  return `Machine: ${machine}. Chromium ${chromium}, Node ${node}. ${date}.\n\n${targetTimesTable(walletTimes, results)}\n`
}
