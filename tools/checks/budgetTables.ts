import { type Budgets, pageMeasures } from './Budget.ts'

/** Returns the budget tables that docs/performance.md must contain: the last cell of each row by its first cell. */
export function budgetTables({ pages, entries, parts }: Budgets): Record<'pages' | 'entries' | 'parts', Limits> {
  return {
    pages: Object.fromEntries(
      Object.entries(pages).flatMap(([folder, limits]) =>
        Object.entries(pageMeasures).flatMap(([measure, words]) => {
          const limit = limits[measure as keyof typeof limits]
          const isCount = measure.endsWith('Requests')
          return limit === undefined ? [] : [[`${folder}: ${words}`, isCount ? String(limit) : kilobytes(limit)]]
        }),
      ),
    ),
    entries: inKilobytes(entries),
    parts: inKilobytes(parts),
  }
}

/** Returns the rows of the table below `<!-- budgets: <name> -->`. */
export function readBudgetTable(page: string, name: string): Limits {
  const [, section = ''] = page.split(`<!-- budgets: ${name} -->`)
  const [table = ''] = section.split('<!-- /budgets -->')
  const rows = table.split('\n').filter(line => line.startsWith('|'))
  // Skip the header and the delimiter row.
  return Object.fromEntries(
    rows.slice(2).map(row => {
      const cells = row.split('|').map(cell => cell.trim().replaceAll('`', ''))
      return [cells[1], cells.at(-2)]
    }),
  )
}

type Limits = Readonly<Record<string, string>>

function inKilobytes(limits: Readonly<Record<string, number>>): Limits {
  return Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, kilobytes(limit)]))
}

function kilobytes(bytes: number): string {
  return `${bytes / 1000} kB`
}
