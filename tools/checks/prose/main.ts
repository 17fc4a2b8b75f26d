import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { report } from '../violation.ts'
import { repository } from '../workspace.ts'
import { type Backlog, beyondBacklog, lowerBacklog, total } from './backlog.ts'
import { checkProse } from './checkProse.ts'
import { proseFiles } from './proseFiles.ts'
import { summary } from './summary.ts'

const USAGE = `node tools/checks/prose/main.ts [options] [path…]

Checks docs, comments, strings and exported names against the glossary. Without paths: all of them.

  --all      also lists the violations that the backlog allows
  --summary  counts all violations by term and by package
  --write    lowers the backlog to the violations of today`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    summary: { type: 'boolean' },
    write: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})

const backlogFile = join(import.meta.dirname, 'backlog.json')
const violations = checkProse(repository)
const files = proseFiles(repository)
const backlog = readBacklog()
const isChosen = ({ file }: { file: string }): boolean =>
  positionals.length === 0 || positionals.some(path => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`))

if (values.help) console.log(USAGE)
else if (values.write) {
  const lower = lowerBacklog(violations, backlog, files)
  writeFileSync(backlogFile, `${JSON.stringify(lower, null, 2)}\n`)
  console.log(`The backlog had ${total(backlog)} violations and has ${total(lower)}.`)
} else if (values.summary) console.log(summary(violations.filter(isChosen)))
else {
  const beyond = values.all ? violations : beyondBacklog(violations, backlog, files)
  report(beyond.filter(isChosen), `The texts keep the glossary. The backlog allows ${total(backlog)} violations.`)
}

function readBacklog(): Backlog {
  return existsSync(backlogFile) ? (JSON.parse(readFileSync(backlogFile, 'utf8')) as Backlog) : {}
}
