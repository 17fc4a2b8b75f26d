import { type ExportedDoc, exampleShares } from './exportedDocs.ts'

/** Returns a table of the packages with their documented names and their functions with an example. */
export function summary(docs: readonly ExportedDoc[]): string {
  const shares = exampleShares(docs)
  const folders = [...new Set(docs.map(({ folder }) => folder))]
  const rows = folders.map(folder => {
    const own = docs.filter(doc => doc.folder === folder)
    const documented = Math.floor((own.filter(doc => doc.isDocumented).length / own.length) * 100)
    return row(folder, `${documented} %`, shares[folder] === undefined ? '–' : `${shares[folder]} %`)
  })
  return [row('', 'documented', 'examples'), ...rows].join('\n')
}

function row(name: string, ...cells: readonly string[]): string {
  return name.padEnd(34) + cells.map(cell => cell.padStart(12)).join('')
}
