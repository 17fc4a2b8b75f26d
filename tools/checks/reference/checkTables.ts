import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Violation } from '../violation.ts'
import type { Expected } from './Expected.ts'
import { namesIn, readTables } from './readTables.ts'
import type { TablePlace, TableRow } from './TableRow.ts'

/** Checks that the tables at `place` list exactly these names, each in one row, and the names that belong to each. */
export function checkTables(
  root: string,
  place: TablePlace,
  source: string,
  expected: readonly Expected[],
): Violation[] {
  const { page, section, header } = place
  const rows = readTables(readFileSync(join(root, page), 'utf8'), place)
  const violation = (message: string, line?: number): Violation => ({
    rule: 'reference',
    file: page,
    message,
    ...(line === undefined ? {} : { line }),
  })
  if (rows.length === 0) {
    return [violation(`has no table ${section ? `below '${section}' ` : ''}whose first column is '${header}'`)]
  }
  const known = new Set(expected.map(({ name }) => name))
  const unknown = rows.flatMap(({ names, line }) =>
    names.filter(name => !known.has(name)).map(name => violation(`lists ${name}, which isn't in ${source}`, line)),
  )
  const listed = expected.flatMap(one => {
    const own = rows.filter(({ names }) => names.includes(one.name))
    const [row] = own
    if (!row) return [violation(`doesn't list ${one.name} of ${source}`)]
    if (own.length > 1) return [violation(`lists ${one.name} more than once`, own[1]?.line)]
    return cellMessages(row, one).map(message => violation(message, row.line))
  })
  return [...unknown, ...listed]
}

function cellMessages(row: TableRow, { name, cells = {}, values = {} }: Expected): string[] {
  const wrong = Object.entries(values)
    .filter(([header, value]) => row.cells[header] !== `\`${value}\``)
    .map(([header, value]) => `'${header}' of ${name} isn't \`${value}\``)
  const members = Object.entries(cells).flatMap(([header, names]) => {
    const cell = row.cells[header] ?? ''
    const shown = namesIn(cell)
    // Words instead of names.
    if (cell !== '' && shown.length === 0) return []
    return [
      ...names.filter(one => !shown.includes(one)).map(one => `'${header}' of ${name} doesn't list ${one}`),
      ...shown
        .filter(one => !names.includes(one))
        .map(one => `'${header}' of ${name} lists ${one}, which doesn't exist`),
    ]
  })
  return [...wrong, ...members]
}
