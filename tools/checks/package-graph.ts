import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPackages } from './drawPackages.ts'
import { packageGraph } from './packageGraph.ts'
import { report, type Violation } from './violation.ts'
import { repository } from './workspace.ts'

const PAGE = 'ARCHITECTURE.md'
const BLOCK = /(<!-- packages -->\n\n```mermaid\n)[^`]*(\n```\n\n<!-- \/packages -->)/

/** Checks the package diagram in ARCHITECTURE.md against manifests and imports. */
export function checkPackageGraph(root: string): Violation[] {
  const page = readFileSync(join(root, PAGE), 'utf8')
  if (!BLOCK.test(page)) return [{ rule: 'package-graph', file: PAGE, message: 'has no drawing between its marks' }]
  if (page === withDrawing(root, page)) return []
  const message = 'draws other packages than there are; run `node tools/checks/package-graph.ts --write`'
  return [{ rule: 'package-graph', file: PAGE, message }]
}

function withDrawing(root: string, page: string): string {
  const drawing = drawPackages(packageGraph(root))
  return page.replace(BLOCK, (_, start: string, end: string) => start + drawing + end)
}

if (import.meta.main) {
  if (process.argv.includes('--write')) {
    const page = readFileSync(join(repository, PAGE), 'utf8')
    writeFileSync(join(repository, PAGE), withDrawing(repository, page))
  }
  report(checkPackageGraph(repository), 'ARCHITECTURE.md draws the packages as they are.')
}
