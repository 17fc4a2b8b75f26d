import type { Spread } from './Spread.ts'

/**
 * Returns a Markdown table as formatters align it: padded columns, the first on the left and the others on the right.
 */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map(cells => cells[column]?.length ?? 0)))
  const line = (cells: readonly string[]): string => `| ${cells.map(padded).join(' | ')} |`
  const padded = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

/** Formats a spread as median (minimum–maximum), or as the median alone if all values are equal. */
export function spreadCell(value: Spread | undefined, digits = 0): string {
  if (!value) return '–'
  const [median, min, max] = [value.median, value.min, value.max].map(part => part.toFixed(digits))
  return min === max ? `${median}` : `${median} (${min}–${max})`
}

export function numberCell(value: number | undefined, digits = 0): string {
  return value === undefined ? '–' : value.toFixed(digits)
}
