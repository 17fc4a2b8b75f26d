import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { fixtureTree } from '../checks/fixtureTree.ts'
import { distTag, publishAll, readTarballs } from './publish.ts'
import { startTestRegistry } from './testRegistry.ts'
import { testRelease } from './testRelease.ts'

const run = promisify(execFile)
const core = { name: '@openappkit/core', version: '0.1.0' }
const appkit = { name: '@openappkit/appkit', version: '0.1.0', dependencies: { '@openappkit/core': '0.1.0' } }

test('publishes a package after the packages that it depends on', () => {
  const tarballs = readTarballs(testRelease([appkit, core]))
  expect(tarballs.map(({ name }) => name)).toEqual(['@openappkit/core', '@openappkit/appkit'])
})

test('publishes only tarballs that SHA256SUMS lists', () => {
  const release = testRelease([core])
  copyFileSync(join(release, 'tarballs/0.tgz'), join(release, 'tarballs/1.tgz'))
  expect(readTarballs(release)).toHaveLength(1)
})

test('continues where a failed run stopped', async () => {
  const tarballs = readTarballs(testRelease([core, appkit]))
  const registry = await startTestRegistry({ '@openappkit/core@0.1.0': tarballs[0]?.integrity ?? '' })
  const published: string[] = []
  await publishAll(tarballs, registry.url, async ({ name }) => {
    published.push(name)
  })
  expect(published).toEqual(['@openappkit/appkit'])
})

test('fails if the registry has the same version with other contents', async () => {
  const tarballs = readTarballs(testRelease([core]))
  const registry = await startTestRegistry({ '@openappkit/core@0.1.0': 'sha512-other' })
  const publish = publishAll(tarballs, registry.url, async () => {})
  await expect(publish).rejects.toThrow('The registry has @openappkit/core@0.1.0 with other contents')
})

test('offers prereleases under their own tag', () => {
  expect(['0.1.0', '1.0.0-next.3', '1.0.0-beta'].map(distTag)).toEqual(['latest', 'next', 'beta'])
})

test('publishes with npm, from a folder that has nothing but the program', async () => {
  const release = testRelease([appkit, core, { ...core, name: '@openappkit/send', version: '0.2.0-next.0' }])
  const registry = await startTestRegistry()
  const npmrc = `registry=${registry.url}\n${registry.url.replace('http:', '')}:_authToken=test\n`
  const folder = fixtureTree({ npmrc })
  copyFileSync(join(import.meta.dirname, 'publish.ts'), join(folder, 'publish.ts'))
  await run(process.execPath, ['publish.ts', release, installedNpm()], {
    cwd: folder,
    env: { ...process.env, NPM_CONFIG_USERCONFIG: join(folder, 'npmrc') },
  })
  expect(registry.published).toEqual([
    '@openappkit/core@0.1.0 latest',
    '@openappkit/appkit@0.1.0 latest',
    '@openappkit/send@0.2.0-next.0 next',
  ])
})

/** Returns the program of the npm on the path, which is a link to it. */
function installedNpm(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const link = folders.map(folder => join(folder, 'npm')).find(existsSync)
  if (!link) throw new Error('npm is not installed')
  return realpathSync(link)
}
