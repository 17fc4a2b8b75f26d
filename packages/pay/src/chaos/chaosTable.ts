import type { ChaosResult } from './sendChaos'

/** Returns the results as a table, and a last line that sums them up. */
export function chaosTable(results: readonly ChaosResult[]): string {
  const rows = [
    ['Webhook', 'Expected', 'Answer', 'Result'],
    ...results.map(({ expected, isCorrect, name, status }) => [
      name,
      expected === 'accept' ? '2xx' : '4xx or closed',
      status === null ? 'none' : String(status),
      isCorrect ? 'ok' : 'WRONG',
    ]),
  ]
  const widths = [0, 1, 2, 3].map(column => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const lines = rows.map(row =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const wrong = results.filter(({ isCorrect }) => !isCorrect).length
  return [...lines, '', wrong === 0 ? 'All answers are correct.' : `${wrong} of ${results.length} answers are wrong.`]
    .map(line => `${line}\n`)
    .join('')
}
