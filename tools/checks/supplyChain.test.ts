import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const workflows = readdirSync(join(root, '.github/workflows')).map(name => `.github/workflows/${name}`)

/** The owner of a tag or branch can move it later, but a commit can't change. */
test.each(workflows)('%s pins actions by commit, with the version in a comment', path => {
  const actions = [...read(path).matchAll(/uses: (?!\.\/)(.+)/g)].map(match => match[1])
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test.each([...workflows, 'packages/cloud/Dockerfile', 'packages/cloud/compose.yaml'])(
  '%s pins images by digest',
  path => {
    const ownImage = 'openappkit-cloud'
    const images = [...read(path).matchAll(/^\s*(?:FROM|image:|container:) (\S+)/gm)]
      .map(match => match[1] ?? '')
      .filter(image => image !== ownImage)
    for (const image of images) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
  },
)

test.each(workflows)('%s has read-only permissions, unless a job declares more', path => {
  const [beforeJobs] = read(path).split('\njobs:')
  expect(beforeJobs).toContain('\npermissions:\n  contents: read\n')
  expect(beforeJobs).not.toMatch(/write/)
})

test('only the job that publishes gets an identity, and it has no other write permission', () => {
  const jobs = workflows.flatMap(path => read(path).split(/^ {2}(?=[\w-]+:$)/m))
  const publishing = jobs.filter(job => job.includes('id-token: write'))
  expect(publishing).toHaveLength(1)
  expect(publishing[0]).toMatch(/^publish:\n/)
  expect(publishing[0]).toContain('environment: npm')
  expect(publishing[0]?.match(/: write/g)).toHaveLength(1)
})

test('no workflow publishes with a stored token', () => {
  for (const path of workflows) expect(read(path)).not.toMatch(/NPM_TOKEN|NODE_AUTH_TOKEN|_authToken/)
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
