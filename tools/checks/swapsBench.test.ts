import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asMarkdown } from '../../bench/swaps/asMarkdown.ts'
import type { SwapResults } from '../../bench/swaps/SwapResults.ts'
import { swapTokens } from '../../bench/swaps/swapMarket.ts'
import { swapTimes } from '../../bench/swaps/swapTimes.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const committed: SwapResults = JSON.parse(read('bench/swaps/results.json'))

/** Returns the first cells of each row: the time, its target, the verdict and the median. */
function rowsOf(markdown: string): readonly string[] {
  return markdown
    .split('\n')
    .filter(line => swapTimes.some(({ what }) => line.startsWith(`| ${what} `)))
    .map(line =>
      line
        .split('|', 5)
        .map(cell => cell.trim())
        .join('|'),
    )
}

function verdictOf(quotes: readonly number[]): string | undefined {
  const row = rowsOf(asMarkdown({ ...committed, quotes })).find(row => row.startsWith('|quote endpoint'))
  return row?.split('|')[3]
}

test('the committed results have samples of every time', () => {
  expect(swapTimes.filter(({ read }) => read(committed).length === 0)).toEqual([])
})

test('the committed table and docs/performance.md have the committed results', () => {
  expect(read('bench/swaps/results.md')).toBe(asMarkdown(committed))
  expect(rowsOf(read('docs/performance.md'))).toEqual(rowsOf(asMarkdown(committed)))
})

test('a target is met at its limit and missed above it', () => {
  expect([verdictOf([1, 50, 90]), verdictOf([1, 51, 90])]).toEqual(['met', 'missed'])
})

test('the token list has 10 000 tokens with different addresses and symbols', () => {
  const tokens = swapTokens() as readonly { readonly address: string; readonly symbol: string }[]
  expect(new Set(tokens.map(({ address }) => address)).size).toBe(10_000)
  expect(new Set(tokens.map(({ symbol }) => symbol)).size).toBe(10_000)
})
