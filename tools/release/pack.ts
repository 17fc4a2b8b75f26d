/**
 * Packs every published package for a release: `tarballs`, one SBOM per tarball in `sboms`, and `SHA256SUMS`.
 * Usage, after a build: `node tools/release/pack.ts <folder> [--publisher]`. With `--publisher`, the folder also has what
 * publishes it.
 */
import { execFile } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { repository } from '../checks/workspace.ts'
import { inLanes } from '../scripts/inLanes.mjs'
import { addPublisher } from './addPublisher.ts'
import { writeChecksums } from './checksums.ts'
import { type PublishedPackage, publishedPackages, tarballName } from './publishedPackages.ts'
import { createSbom } from './sbom.ts'

const run = promisify(execFile)

/** Packs a package into `folder` and returns the tarball's path. */
export async function packPackage(root: string, one: PublishedPackage, folder: string): Promise<string> {
  const tarball = join(folder, `${tarballName(one)}.tgz`)
  await run(join(root, 'node_modules/.bin/pnpm'), ['pack', '--out', tarball], { cwd: one.folder })
  return tarball
}

/** Packs every published package into `folder`, which it empties first, and writes their SBOMs. */
export async function packRelease(root: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'tarballs'), { recursive: true })
  mkdirSync(join(folder, 'sboms'))
  const tasks = publishedPackages(root).map(one => async () => {
    const tarball = await packPackage(root, one, join(folder, 'tarballs'))
    const sbom = createSbom(root, one, readFileSync(tarball))
    writeFileSync(join(folder, 'sboms', `${tarballName(one)}.cdx.json`), `${JSON.stringify(sbom, null, 2)}\n`)
  })
  await inLanes(tasks, availableParallelism())
}

if (import.meta.main) {
  const [folder, option] = process.argv.slice(2)
  if (!folder) throw new Error('Usage: node tools/release/pack.ts <folder> [--publisher]')
  const release = resolve(folder)
  await packRelease(repository, release)
  if (option === '--publisher') await addPublisher(release)
  const checksum = writeChecksums(release)
  console.log(`${checksum}  ${folder}/SHA256SUMS`)
  if (process.env['GITHUB_OUTPUT']) appendFileSync(process.env['GITHUB_OUTPUT'], `checksum=${checksum}\n`)
}
