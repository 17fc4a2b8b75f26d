import { execFileSync } from 'node:child_process'
import type { PublishedManifest } from '../manifests/PublishedManifest.ts'

/** Content of a packed package. */
export interface Tarball {
  readonly manifest: PublishedManifest & { readonly version: string }
  /** Paths inside the package, sorted. */
  readonly files: readonly string[]
}

/** Reads the names of the files in a tarball, and its manifest. */
export function readTarball(path: string): Tarball {
  const tar = (...args: string[]): string =>
    execFileSync('tar', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return {
    manifest: JSON.parse(tar('-xOzf', path, 'package/package.json')) as Tarball['manifest'],
    files: tar('-tzf', path)
      .split('\n')
      .filter(line => line !== '' && !line.endsWith('/'))
      .map(line => line.replace(/^package\//, ''))
      .toSorted(),
  }
}
