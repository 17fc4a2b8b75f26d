import { parseArgs } from 'node:util'
import { report } from '../violation.ts'
import { repository } from '../workspace.ts'
import { checkDocs } from './checkDocs.ts'
import { exportedDocs } from './exportedDocs.ts'
import { summary } from './summary.ts'

const USAGE = `node tools/checks/docs/main.ts [options] [path…]

Checks that exported names have a docstring and that examples compile. Without paths: all of them.

  --summary  prints the numbers of each package`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { summary: { type: 'boolean' }, help: { type: 'boolean' } },
})

if (values.help) console.log(USAGE)
else if (values.summary) console.log(summary(exportedDocs(repository)))
else
  report(
    checkDocs(repository, exportedDocs(repository)).filter(isChosen),
    'Every exported name is documented, and every example compiles.',
  )

function isChosen({ file }: { file: string }): boolean {
  return (
    positionals.length === 0 ||
    positionals.some(path => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`))
  )
}
