import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Returns the folder of this package. The code runs from `src/…` in tests and from `dist` when installed.
 *
 * @throws Error if the package's manifest is missing.
 */
export function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('The files of @openappkit/cloud are incomplete. Install the package again.')
    folder = parent
  }
  return folder
}
