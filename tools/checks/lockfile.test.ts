import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from './workspace.ts'

const lockfile = readFileSync(join(repository, 'pnpm-lock.yaml'), 'utf8')

test('the lockfile pins the versions that the catalog leaves open', () => {
  const [catalogs = ''] = lockfile.split('\nimporters:')
  const versions = [...catalogs.matchAll(/^ {6}version: (.+)$/gm)].map(([, version]) => version)
  expect(versions.length).toBeGreaterThan(0)
  for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+/)
})
