import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { inLanes } from '../../scripts/inLanes.mjs'
import { report } from '../violation.ts'
import { repository } from '../workspace.ts'
import { apps } from './apps.ts'
import { checkApp } from './checkApp.ts'

/** Installed versions of TypeScript. packages/appkit/README.md names the lowest. */
const compilers = { lowest: 'typescript-lowest', last: 'typescript', newest: 'typescript-native' }

/** Names of the apps to check. Default: all. */
const [, , ...chosen] = process.argv
const unknown = chosen.filter(name => !apps.some(app => app.name === name))
if (unknown.length > 0) throw new Error(`apps.ts has no app called ${unknown.join(', ')}`)

// The compilers in JavaScript take longest, so they start first.
const tasks = apps
  .filter(({ name }) => chosen.length === 0 || chosen.includes(name))
  .flatMap(app => app.compilers.map(compiler => ({ app, compiler })))
  .sort((one, other) => Number(one.compiler === 'newest') - Number(other.compiler === 'newest'))
  .map(({ app, compiler }) => {
    const folder = join(repository, 'node_modules', compilers[compiler])
    return () => checkApp(repository, join(import.meta.dirname, 'apps'), app, [folder])
  })
report(
  (await inLanes(tasks, availableParallelism())).flat(),
  'The published types compile in every app, and mistakes get the expected messages.',
)
