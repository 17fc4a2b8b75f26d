import type { TablePlace, TableRow } from './TableRow.ts'

/** Returns the rows of the tables at `place` in the page's text. */
export function readTables(text: string, { section, header }: TablePlace): TableRow[] {
  const rows: TableRow[] = []
  let heading = ''
  let headers: readonly string[] | undefined
  let isFence = false
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('```')) isFence = !isFence
    if (isFence) continue
    heading = /^#+ (.+)$/u.exec(line)?.[1] ?? heading
    if (!line.startsWith('|')) {
      headers = undefined
      continue
    }
    const [first = '', ...cells] = cellsOf(line)
    if (!headers) {
      const isPlace = first === header && (section === undefined || section === heading)
      headers = isPlace ? cells : []
    } else if (headers.length > 0 && !/^-+$/u.test(first)) {
      const entries = headers.map((title, column): [string, string] => [title, cells[column] ?? ''])
      rows.push({ line: index + 1, names: namesIn(first), cells: Object.fromEntries(entries) })
    }
  }
  return rows
}

/**
 * Returns the names that a cell shows as code. `open(view)` counts as `open`, `to?` as `to`, and values such as
 * `'sm'` and `--oak-…` don't count.
 */
export function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/gu)].flatMap(([, code = '']) => {
    const [name = ''] = code.split(/[(<?]/u)
    return /^[\w$-]+$/u.test(name) ? [name] : []
  })
}

function cellsOf(line: string): string[] {
  return line
    .split(/(?<!\\)\|/u)
    .slice(1, -1)
    .map(cell => cell.trim())
}
