import { join } from 'node:path'
import { report } from '../violation.ts'
import { repository } from '../workspace.ts'
import { apps } from './apps.ts'
import { checkApp } from './checkApp.ts'

/** The lowest TypeScript that our declarations support, and the highest. packages/appkit/README.md names the lowest. */
const compilers = ['typescript-lowest', 'typescript-native'].map(name => join(repository, 'node_modules', name))

/** Folders of the apps to check. Default: all. */
const [, , ...chosen] = process.argv
const unknown = chosen.filter(folder => !apps.some(app => app.folder === folder))
if (unknown.length > 0) throw new Error(`apps.ts has no app in ${unknown.join(', ')}`)

report(
  apps
    .filter(({ folder }) => chosen.length === 0 || chosen.includes(folder))
    .flatMap(app => checkApp(repository, join(import.meta.dirname, 'apps'), app, compilers)),
  'The published types compile in every app, and mistakes get the expected messages.',
)
