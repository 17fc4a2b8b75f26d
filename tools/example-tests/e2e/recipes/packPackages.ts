import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Variable with the folder of our packages' tarballs. The check `recipes` sets it. */
export const TARBALLS = 'OPENAPPKIT_TARBALLS'

/** Builds and packs our packages, unless `TARBALLS` names a folder. Returns a function that removes the tarballs. */
export default function packPackages(): (() => void) | undefined {
  if (process.env[TARBALLS]) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'openappkit-tarballs-'))
  const run = (...args: string[]): void =>
    void execFileSync('pnpm', ['--workspace-root', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
  run('exec', 'turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only')
  run('--recursive', '--filter=./packages/*', 'pack', '--pack-destination', folder)
  process.env[TARBALLS] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
