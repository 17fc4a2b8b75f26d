import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { childEnvironment, run } from '../../tools/scripts/setup.mjs'

/** Folder of all host pages. */
export const peersFolder: string = join(import.meta.dirname, '../peers')

/** Installs a page's dependencies from its lockfile, in the page's folder only. */
export async function installPeer(name: string, signal: AbortSignal): Promise<void> {
  const cwd = join(peersFolder, name)
  const frozen = existsSync(join(cwd, 'pnpm-lock.yaml')) ? '--frozen-lockfile' : '--no-frozen-lockfile'
  const { code, output } = await run('pnpm', ['install', frozen, '--prefer-offline'], {
    cwd,
    // Outside a terminal, pnpm replaces an old node_modules only if it detects CI.
    env: childEnvironment({ CI: 'true' }),
    signal,
  })
  if (code !== 0) throw new Error(`The page '${name}' could not be installed.\n${output}`)
}
