import type { Violation } from '../violation.ts'
import { type ExportedDoc, exampleShares } from './exportedDocs.ts'

/** Returns a table of the packages: documented names, functions with an example, errors in examples. */
export function summary(docs: readonly ExportedDoc[], failing: readonly Violation[]): string {
  const shares = exampleShares(docs)
  const folders = [...new Set(docs.map(({ folder }) => folder))]
  const rows = folders.map(folder => {
    const own = docs.filter(doc => doc.folder === folder)
    const documented = Math.floor((own.filter(doc => doc.isDocumented).length / own.length) * 100)
    const errors = failing.filter(({ file }) => file.startsWith(`${folder}/`)).length
    return row(folder, `${documented} %`, shares[folder] === undefined ? '–' : `${shares[folder]} %`, String(errors))
  })
  const pages = failing.filter(({ file }) => !file.startsWith('packages/')).length
  return [row('', 'documented', 'examples', 'errors'), ...rows, row('README.md and docs', '', '', String(pages))].join(
    '\n',
  )
}

function row(name: string, ...cells: readonly string[]): string {
  return name.padEnd(34) + cells.map(cell => cell.padStart(12)).join('')
}
