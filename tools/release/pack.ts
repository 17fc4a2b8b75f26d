/**
 * Packs every published package for a release: `tarballs`, one SBOM per tarball in `sboms`, and `SHA256SUMS`.
 * Usage, after a build: `node tools/release/pack.ts <folder> [--publisher]`. With `--publisher`, the folder also has what
 * publishes it.
 */
import { execFile } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { repository } from '../checks/workspace.ts'
import { inLanes } from '../scripts/inLanes.mjs'
import { addPublisher } from './addPublisher.ts'
import { CHECKSUMS, writeChecksums } from './checksums.ts'
import { type PublishedPackage, publishedPackages, tarballName } from './publishedPackages.ts'
import { createSbom } from './sbom.ts'

const run = promisify(execFile)

/** Packs a package into `folder` and returns the tarball's path. */
export async function packPackage(root: string, one: PublishedPackage, folder: string): Promise<string> {
  const tarball = join(folder, `${tarballName(one)}.tgz`)
  await run(join(root, 'node_modules/.bin/pnpm'), ['pack', '--out', tarball], { cwd: one.folder })
  return tarball
}

/** Packs every published package into `folder`, and writes their SBOMs. Replaces an earlier release in the folder. */
export async function packRelease(root: string, folder: string): Promise<void> {
  emptyRelease(folder)
  mkdirSync(join(folder, 'tarballs'), { recursive: true })
  mkdirSync(join(folder, 'sboms'))
  const tasks = publishedPackages(root).map(one => async () => {
    const tarball = await packPackage(root, one, join(folder, 'tarballs'))
    const sbom = createSbom(root, one, readFileSync(tarball))
    writeFileSync(join(folder, 'sboms', `${tarballName(one)}.cdx.json`), `${JSON.stringify(sbom, null, 2)}\n`)
  })
  await inLanes(tasks, availableParallelism())
}

/** Deletes an earlier release. Throws if the folder contains anything else. */
export function emptyRelease(folder: string): void {
  if (!existsSync(folder)) return
  const others = readdirSync(folder).filter(name => !['tarballs', 'sboms', 'publisher', CHECKSUMS].includes(name))
  if (others.length > 0) throw new Error(`${folder} contains ${others[0]}, so it isn't a folder for a release.`)
  rmSync(folder, { recursive: true })
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
