import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureTree } from '../checks/fixtureTree.ts'
import { checksumDifferences, writeChecksums } from './checksums.ts'

const release = () => fixtureTree({ 'tarballs/a.tgz': 'a', 'tarballs/b.tgz': 'b', 'sboms/a.cdx.json': '{}' })

test('writes the checksums of all files, in a format that sha256sum reads', () => {
  const folder = release()
  const checksum = writeChecksums(folder)
  expect(checksumDifferences(folder)).toEqual([])
  const text = execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' })
  expect(text).toBe('sboms/a.cdx.json: OK\ntarballs/a.tgz: OK\ntarballs/b.tgz: OK\n')
  expect(execFileSync('sha256sum', ['SHA256SUMS'], { cwd: folder, encoding: 'utf8' })).toContain(checksum)
  expect(writeChecksums(folder)).toBe(checksum)
})

test('names files that changed, files that are missing and files that were added', () => {
  const folder = release()
  writeChecksums(folder)
  writeFileSync(join(folder, 'tarballs/a.tgz'), 'other')
  rmSync(join(folder, 'tarballs/b.tgz'))
  writeFileSync(join(folder, 'tarballs/c.tgz'), 'c')
  expect(checksumDifferences(folder)).toEqual([
    'tarballs/a.tgz has another hash',
    "tarballs/c.tgz isn't listed",
    'tarballs/b.tgz is missing',
  ])
  expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8').split('\n')).toHaveLength(4)
})
