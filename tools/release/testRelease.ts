import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fixtureTree } from '../checks/fixtureTree.ts'
import { writeChecksums } from './checksums.ts'

/** Creates a release with a tarball for each manifest. Returns its folder. */
export function testRelease(manifests: readonly { name: string; version: string; dependencies?: object }[]): string {
  const files = manifests.map((manifest, index) => [`${index}/package/package.json`, manifest])
  const sources = fixtureTree(Object.fromEntries(files))
  const release = fixtureTree({})
  mkdirSync(join(release, 'tarballs'))
  for (const [index] of manifests.entries()) {
    execFileSync('tar', ['-czf', join(release, `tarballs/${index}.tgz`), '-C', join(sources, `${index}`), 'package'])
  }
  writeChecksums(release)
  return release
}
