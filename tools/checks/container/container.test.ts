import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readWorkspace, repository } from '../workspace.ts'
import { composeProblems, dockerfileProblems } from './containerProblems.ts'

const dockerfile = readFileSync(join(repository, 'packages/cloud/Dockerfile'), 'utf8')
const compose = readFileSync(join(repository, 'packages/cloud/compose.yaml'), 'utf8')

function broken(text: string, from: string | RegExp, to: string): string {
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`Nothing to replace: ${from}`)
  return changed
}

test('the image and the compose file keep every rule', () => {
  expect(dockerfileProblems(dockerfile)).toEqual([])
  expect(composeProblems(compose)).toEqual([])
})

test.each([
  ["'node:24' isn't pinned by digest", /node:24\S+(?!.* AS)$/m, 'node:24'],
  ['the program runs as root', 'USER node\n', ''],
  ['the program runs as root', 'USER node\n', 'USER node\nUSER root\n'],
  ['has no health check', 'HEALTHCHECK', '# HEALTHCHECK'],
  ['the image installs programs outside the build stage', 'USER node', 'RUN apt-get install tini\nUSER node'],
  ['ADD can download', 'COPY . .', 'ADD https://example.com/a.tgz .'],
  ['installs or downloads without a lockfile', 'npm ci', 'npm install'],
  ['pnpm can change the lockfile', '--frozen-lockfile ', ''],
])('a Dockerfile: %s', (problem, from, to) => {
  expect(dockerfileProblems(broken(dockerfile, from, to))).toEqual([problem])
})

test.each([
  ["redis: 'redis:7.2' isn't pinned by digest", /redis:7\.2@\S+/, 'redis:7.2'],
  ['redis has no health check', /healthcheck:(?=\n {6}test: \["CMD", "redis-cli")/, 'x-none:'],
  ["postgres doesn't restart", /restart: unless-stopped\n\n {2}redis/, 'restart: "no"\n\n  redis'],
  ['node-1 opens 4400:4400 to the network', '127.0.0.1:4400:4400', '4400:4400'],
  ['postgres contains POSTGRES_PASSWORD', /(POSTGRES_USER: openappkit\n +POSTGRES_PASSWORD:) .+/, '$1 openappkit'],
])('a compose file: %s', (problem, from, to) => {
  expect(composeProblems(broken(compose, from, to))).toEqual([problem])
})

test.each([
  ["can change its image's files", 'read_only: true', 'read_only: false'],
  ['keeps capabilities', 'cap_drop: [ALL]', 'cap_drop: []'],
  ['can gain privileges', 'security_opt: ["no-new-privileges:true"]', 'security_opt: []'],
])('a compose file: a node %s', (problem, from, to) => {
  expect(composeProblems(broken(compose, from, to))).toEqual([`node-1 ${problem}`, `node-2 ${problem}`])
})

test('the image installs and builds the packages that the backend depends on', () => {
  const manifests = new Map(readWorkspace(repository).map(({ manifest }) => [manifest.name, manifest]))
  const needed = new Set(['@openappkit/cloud'])
  for (const name of needed) {
    for (const dependency of Object.keys(manifests.get(name)?.dependencies ?? {})) {
      if (manifests.has(dependency)) needed.add(dependency)
    }
  }
  const filtered = (line: string) => [...line.matchAll(/--filter (@\S+?)(?:\.{3})?(?=\s|$)/g)].map(([, name]) => name)
  const lines = dockerfile.split('\n').filter(line => /pnpm (install|--filter.* run build)/.test(line))
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(filtered(line).toSorted()).toEqual([...needed].toSorted())
})
