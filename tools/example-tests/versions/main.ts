/**
 * Walks through copies of examples with the lowest or the newest versions that we support of the libraries that apps
 * bring. Started by `npm run versions -- --floor` or `--newest`. With `--write`, also records the versions in
 * `docs/versions.json`.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packedPackages } from '../registry/packedPackages.ts'
import { startRegistry } from '../registry/startRegistry.ts'
import { Copies } from '../rehearsal/Copies.ts'
import { installManagers } from '../rehearsal/installManagers.ts'
import { inCheckout } from '../rehearsal/Release.ts'
import { step } from '../rehearsal/step.ts'
import { record } from './record.ts'
import { settings } from './settings.ts'

const setting = settings.find(({ name }) => process.argv.includes(`--${name}`))
if (!setting) throw new Error('Name the versions to test: npm run versions -- --floor, or -- --newest')

const home = realpathSync(mkdtempSync(join(tmpdir(), 'openappkit-versions-')))
process.once('exit', () => rmSync(home, { recursive: true, force: true }))

const release = join(home, 'release')
await step('build and pack', () => {
  inCheckout('npm', ['run', 'build', '--', '--filter=./packages/*', '--output-logs=errors-only'])
  inCheckout(process.execPath, ['tools/release/pack.ts', release])
})
const packages = packedPackages(join(release, 'tarballs'))
// Everything but our packages comes from npm, in the versions of today.
const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
await using registry = await startRegistry(packages, { upstream })

const node = setting.name === 'floor' ? join(await installManagers(home), 'node-20/bin') : undefined
const copies = new Copies(home, registry.url, { ...setting, ...(node && { node }) })
const [{ version = '' } = {}] = packages
await step('install and build the examples', () => copies.create(version))
const versions = copies.installedVersions()
for (const [name, installed] of Object.entries(versions)) console.log(`  ${name} ${installed}`)
await step('walk', () => copies.walk('start'))
await step('walk on the development servers', () => copies.walk('dev'))
if (process.argv.includes('--write')) record(setting, versions, node ? join(node, 'node') : process.execPath)
