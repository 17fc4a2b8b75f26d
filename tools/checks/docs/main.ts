import { parseArgs } from 'node:util'
import { checkQuickStarts } from '../quickStart/checkQuickStarts.ts'
import { checkReferences } from '../reference/checkReferences.ts'
import { report } from '../violation.ts'
import { repository } from '../workspace.ts'
import { checkDocs } from './checkDocs.ts'
import { exportedDocs } from './exportedDocs.ts'
import { summary } from './summary.ts'

const USAGE = `node tools/checks/docs/main.ts [options] [path…]

Checks that exported names have a docstring, that examples and the quick start compile, and that the reference pages are
complete. Without paths: all of them.

  --summary  prints the numbers of each package`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { summary: { type: 'boolean' }, help: { type: 'boolean' } },
})

if (values.help) console.log(USAGE)
else if (values.summary) console.log(summary(exportedDocs(repository)))
else
  report(
    [
      ...checkDocs(repository, exportedDocs(repository)),
      ...checkReferences(repository),
      ...checkQuickStarts(repository),
    ].filter(isChosen),
    'Every exported name is documented, every example compiles, and the reference pages are complete.',
  )

function isChosen({ file }: { file: string }): boolean {
  return (
    positionals.length === 0 ||
    positionals.some(path => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`))
  )
}
