import { createHash } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureTree } from '../checks/fixtureTree.ts'
import { repository } from '../checks/workspace.ts'
import { emptyRelease, packPackage } from './pack.ts'

const manifest = { name: '@openappkit/core', version: '0.1.0', files: ['dist'], bin: { core: 'dist/cli.js' } }
const files = { 'dist/index.js': 'export {}\n', 'dist/cli.js': '#!/usr/bin/env node\n', LICENSE: 'MIT\n' }

async function packedHash(folder: string): Promise<string> {
  const tarball = await packPackage(repository, { ...manifest, folder }, folder)
  return createHash('sha256').update(readFileSync(tarball)).digest('hex')
}

test('the same files give the same tarball, whatever their times, their order on disk and their permissions', async () => {
  const first = fixtureTree({ 'package.json': manifest, ...files })
  const second = fixtureTree({ ...Object.fromEntries(Object.entries(files).reverse()), 'package.json': manifest })
  utimesSync(join(second, 'dist/index.js'), new Date(0), new Date(0))
  chmodSync(join(second, 'dist/index.js'), 0o664)
  expect(await packedHash(second)).toBe(await packedHash(first))
})

test('a changed file changes the tarball', async () => {
  const first = fixtureTree({ 'package.json': manifest, ...files })
  const second = fixtureTree({ 'package.json': manifest, ...files, 'dist/index.js': 'export { }\n' })
  expect(await packedHash(second)).not.toBe(await packedHash(first))
})

test('replaces an earlier release, and never deletes anything else', () => {
  const release = fixtureTree({ 'tarballs/a.tgz': 'a', SHA256SUMS: '' })
  emptyRelease(release)
  expect(existsSync(release)).toBe(false)
  const folder = fixtureTree({ 'tarballs/a.tgz': 'a', 'package.json': manifest })
  expect(() => emptyRelease(folder)).toThrow('package.json')
  expect(existsSync(join(folder, 'tarballs/a.tgz'))).toBe(true)
})
