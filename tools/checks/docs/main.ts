import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { report } from '../violation.ts'
import { repository } from '../workspace.ts'
import { total } from './backlog.ts'
import { beyondDocsBacklog, type DocsBacklog, tightenBacklog } from './DocsBacklog.ts'
import { docFiles } from './docFiles.ts'
import { docsState } from './docsState.ts'
import { exportedDocs } from './exportedDocs.ts'
import { summary } from './summary.ts'

const USAGE = `node tools/checks/docs/main.ts [options] [path…]

Checks that exported names have a docstring and that examples compile. Without paths: all of them.

  --all      also lists the violations that the backlog allows
  --summary  prints the numbers of each package
  --write    lowers the backlog to the numbers of today, and raises the floors`

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
const isChosen = ({ file }: { file: string }): boolean =>
  positionals.length === 0 || positionals.some(path => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`))

if (values.help) console.log(USAGE)
else run()

function run(): void {
  const docs = exportedDocs(repository)
  const state = docsState(repository, docs)
  const files = [...new Set([...docFiles(repository), ...docs.map(({ file }) => file)])]
  const backlog = existsSync(backlogFile) ? (JSON.parse(readFileSync(backlogFile, 'utf8')) as DocsBacklog) : undefined
  if (values.write) {
    const next = backlog ? tightenBacklog(state, backlog, files) : firstBacklog()
    writeFileSync(backlogFile, `${JSON.stringify(next, null, 2)}\n`)
    console.log(rest(next))
  } else if (values.summary) console.log(summary(docs, state.failing))
  else if (values.all) report([...state.undocumented, ...state.failing, ...state.unchecked].filter(isChosen), 'Clean.')
  else if (backlog)
    report(
      beyondDocsBacklog(state, backlog, files).filter(isChosen),
      `The docs are complete and compile. ${rest(backlog)}`,
    )

  function firstBacklog(): DocsBacklog {
    const count = (violations: readonly { file: string }[]): Record<string, number> => {
      const counts: Record<string, number> = {}
      for (const { file } of violations) counts[file] = (counts[file] ?? 0) + 1
      return counts
    }
    return tightenBacklog(
      state,
      {
        undocumented: count(state.undocumented),
        failing: count(state.failing),
        unchecked: count(state.unchecked),
        examples: {},
      },
      files,
    )
  }
}

function rest({ undocumented, failing, unchecked }: DocsBacklog): string {
  return `The backlog allows ${total(undocumented)} names without a docstring, ${total(failing)} errors in examples and ${total(unchecked)} unchecked blocks.`
}
