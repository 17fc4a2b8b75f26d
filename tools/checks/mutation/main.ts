import { existsSync } from 'node:fs'
import { join, matchesGlob, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { changedFiles } from '../../scripts/changedFiles.mjs'
import { repository } from '../workspace.ts'
import { formatScore, type Score, scoreOf } from './Score.ts'
import { strykerOptions } from './strykerOptions.ts'
import { type MutationTarget, targets } from './targets.ts'

const usage = `npm run mutate -- [package] [folder or file of it…] [--changed] [--static] [--concurrency 2]

  npm run mutate                               ${Object.keys(targets).join(', ')}
  npm run mutate -- send                       one package
  npm run mutate -- appkit-core src/links      a part of it
  npm run mutate -- send --changed             what changed since the main branch
  npm run mutate -- send src/review --static   what modules compute as they load, too; slow

Prints each mutant that survived. Reports are written to .mutation/reports.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '2' },
    static: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const [name, ...paths] = positionals
if (values.help || (name !== undefined && !targets[name])) {
  console.log(usage)
  process.exit(values.help ? 0 : 2)
}

const scores = new Map<string, Score>()
for (const [folder, target] of Object.entries(targets)) {
  if (name !== undefined && folder !== name) continue
  const changed = values.changed ? changedIn(folder, target) : undefined
  process.chdir(join(repository, 'packages', folder))
  if (target.tests) process.env['MUTATION_TESTS'] = JSON.stringify(target.tests)
  else delete process.env['MUTATION_TESTS']
  const concurrency = Number(values.concurrency)
  const options = strykerOptions({ folder, target, paths: changed ?? paths, concurrency, withStatic: values.static })
  const mutants = changed?.length === 0 ? [] : await new Stryker(options).runMutationTest()
  for (const { status, fileName, location, mutatorName, replacement } of mutants) {
    if (status !== 'Survived') continue
    const { line, column } = location.start
    const text = replacement?.replaceAll(/\s+/g, ' ').slice(0, 100)
    console.log(`${relative(process.cwd(), fileName)}:${line}:${column} ${mutatorName}: ${text}`)
  }
  scores.set(folder, scoreOf(mutants))
}
console.log('')
for (const [folder, score] of scores) console.log(formatScore(folder, score))

/** Returns the sources of the target that differ from the main branch, relative to the package's folder. */
function changedIn(folder: string, { sources }: MutationTarget): string[] {
  const prefix = `packages/${folder}/`
  return changedFiles(repository)
    .files.filter(file => file.startsWith(prefix) && existsSync(join(repository, file)))
    .map(file => file.slice(prefix.length))
    .filter(file => sources.some(glob => matchesGlob(file, glob)))
    .filter(file => !sources.some(glob => glob.startsWith('!') && matchesGlob(file, glob.slice(1))))
}
