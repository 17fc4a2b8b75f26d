/**
 * Checks the files of each package's tarball. The argument is a folder of tarballs, such as `send.tgz`. Without it, packs
 * the packages as they were built last.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { report } from '../violation.ts'
import { repository } from '../workspace.ts'
import { checkTarballs, publishedFolders, writeLists } from './checkTarballs.ts'

const given = process.argv.slice(2).find(argument => !argument.startsWith('--'))
const tarballs = given ?? packAll()
if (process.argv.includes('--write')) writeLists(repository, tarballs)
report(checkTarballs(repository, tarballs), 'Every tarball contains exactly the files in its list.')

function packAll(): string {
  const folder = mkdtempSync(join(tmpdir(), 'openappkit-tarballs-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const path of publishedFolders(repository)) {
    execFileSync('pnpm', ['pack', '--out', join(folder, `${basename(path)}.tgz`)], {
      cwd: join(repository, path),
      stdio: 'pipe',
    })
  }
  return folder
}
