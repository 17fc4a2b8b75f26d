/**
 * Rehearses a release in this checkout: versions, packs, publishes to a local registry, installs from it into copies of
 * examples, builds and walks through them, and then does the same with the next version. Started by `npm run
 * release:rehearse`.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyPackage } from '../registry/emptyPackage.ts'
import { installedPackages } from '../registry/installedPackages.ts'
import { otherPlatforms } from '../registry/otherPlatforms.ts'
import { startRegistry } from '../registry/startRegistry.ts'
import { expectBrokenRelease } from './brokenRelease.ts'
import { Copies } from './Copies.ts'
import { checkManagers } from './managers.ts'
import { Release, root } from './Release.ts'
import { step } from './step.ts'

/** The adapters, a framework's server, other frameworks, and a server with sign-in. */
const EXAMPLES = ['vite-multichain', 'next-app', 'vue', 'sveltekit', 'express']

const home = realpathSync(mkdtempSync(join(tmpdir(), 'openappkit-release-')))
process.once('exit', () => rmSync(home, { recursive: true, force: true }))

const installed = installedPackages(root)
// Yarn 4 adds node-gyp to packages that have install scripts, and runs none of them.
const dependencies = [...installed, ...otherPlatforms(installed, home), emptyPackage(home, 'node-gyp', '0.0.0')]
await using registry = await startRegistry(dependencies, { hashes: true })

const first = await step('version', () => Release.version(home))
await step('build and pack twice', () => first.pack())
await step(`publish ${first.number}`, () => first.publish(registry.url))

const copies = new Copies(home, registry.url, { examples: EXAMPLES })
await step('install and build the examples', () => copies.create(first.number))
await step('walk', () => copies.walk('start'))
await step('walk on the development servers', () => copies.walk('dev'))
await step('install with each package manager', () => checkManagers(home, registry.url, first.number))
await step('a tarball without a file, and one without an export, fail', () =>
  expectBrokenRelease(home, first, dependencies),
)

const second = await step('version again', () => Release.version(home, 'patch'))
await step('build and pack twice', () => second.pack())
await step(`publish ${second.number}`, () => second.publish(registry.url))
await step('upgrade and build the examples', () => copies.upgrade(second.number))
await step('walk', () => copies.walk('start'))
console.log(`Rehearsed ${first.number} and ${second.number}.`)
