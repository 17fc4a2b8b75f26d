import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Violation } from '../violation.ts'
import { readWorkspace } from '../workspace.ts'
import { differences, fileList } from './fileList.ts'
import { readTarball } from './Tarball.ts'
import { tarballProblems } from './tarballProblems.ts'

const UPDATE =
  'If you intended this, run `npx node tools/checks/tarballs/main.ts --write` and commit the list. If chunks appear twice, an older build is left: remove packages/*/dist and build again.'

/** Returns the folders of the published packages. */
export function publishedFolders(root: string): string[] {
  return readWorkspace(root)
    .filter(({ folder, manifest }) => folder.startsWith('packages/') && !manifest.private)
    .map(({ folder }) => folder)
}

/** Compares the tarballs in `tarballs`, named after their packages' folders, with the committed lists. */
export function checkTarballs(root: string, tarballs: string): Violation[] {
  return publishedFolders(root).flatMap(folder => {
    const tarball = readTarball(join(tarballs, `${basename(folder)}.tgz`))
    const file = listFile(folder)
    const committed = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').trim().split('\n') : []
    const changed = differences(committed, fileList(tarball.files))
    const violation = (message: string): Violation => ({ rule: 'tarballs', file, message })
    return [
      ...tarballProblems(tarball).map(problem => violation(`the tarball ${problem}`)),
      ...(changed.length > 0 ? [violation(['the tarball has other files:', ...changed, UPDATE].join('\n  '))] : []),
    ]
  })
}

/** Writes the lists of the tarballs in `tarballs`. */
export function writeLists(root: string, tarballs: string): void {
  for (const folder of publishedFolders(root)) {
    const { files } = readTarball(join(tarballs, `${basename(folder)}.tgz`))
    writeFileSync(join(root, listFile(folder)), `${fileList(files).join('\n')}\n`)
  }
}

function listFile(folder: string): string {
  return `${folder}/api/files.txt`
}
