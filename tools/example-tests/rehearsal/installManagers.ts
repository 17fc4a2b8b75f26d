import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../app/runCommand.ts'
import { root } from './Release.ts'

/**
 * Installs the package managers, and the lowest Node version that we support as `node-20`, from their own lockfile.
 *
 * @returns Their `node_modules`.
 */
export async function installManagers(home: string): Promise<string> {
  const folder = join(home, 'managers')
  cpSync(join(root, 'tools/example-tests/managers'), folder, { recursive: true })
  await runCommand('npm ci --ignore-scripts --no-audit --no-fund', { cwd: folder, env: process.env })
  return join(folder, 'node_modules')
}
