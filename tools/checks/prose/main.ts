import { parseArgs } from 'node:util'
import { report } from '../violation.ts'
import { repository } from '../workspace.ts'
import { checkProse } from './checkProse.ts'
import { summary } from './summary.ts'

const USAGE = `node tools/checks/prose/main.ts [options] [path…]

Checks docs, comments, strings and exported names against the glossary. Without paths: all of them.

  --summary  counts the violations by term and by package`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    summary: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})

const isChosen = ({ file }: { file: string }): boolean =>
  positionals.length === 0 || positionals.some(path => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`))

if (values.help) console.log(USAGE)
else {
  const violations = checkProse(repository).filter(isChosen)
  if (values.summary) console.log(summary(violations))
  else report(violations, 'The texts keep the glossary.')
}
