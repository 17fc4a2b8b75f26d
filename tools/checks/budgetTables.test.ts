import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBudgets } from './Budget.ts'
import { budgetTables, readBudgetTable } from './budgetTables.ts'
import { repository } from './workspace.ts'

test.each(['pages', 'entries', 'parts'] as const)('docs/performance.md lists the budgets of the %s', name => {
  const page = readFileSync(join(repository, 'docs/performance.md'), 'utf8')
  const expected = budgetTables(readBudgets(repository))[name]
  expect(Object.keys(expected).length).toBeGreaterThan(0)
  expect(readBudgetTable(page, name)).toEqual(expected)
})

test('reads a table by its first and last cells, up to its end marker', () => {
  const page = [
    '<!-- budgets: parts -->',
    '',
    '| Part | When | At most |',
    '| --- | --- | ---: |',
    '| `modal` | pointing | 28 kB |',
    '<!-- /budgets -->',
    '| other | 1 kB |',
  ].join('\n')
  expect(readBudgetTable(page, 'parts')).toEqual({ modal: '28 kB' })
  expect(readBudgetTable(page, 'entries')).toEqual({})
})

test('shows sizes in kB and requests as numbers', () => {
  const pages = { 'examples/a': { firstOpen: 34_500, firstOpenRequests: 3 } }
  expect(budgetTables({ pages, entries: { '@x/a': 450 }, parts: {} })).toEqual({
    pages: { 'examples/a: first open': '34.5 kB', 'examples/a: requests of the first open': '3' },
    entries: { '@x/a': '0.45 kB' },
    parts: {},
  })
})
