/**
 * Removes what earlier builds left. Turbo restores a build without removing the chunks of another one, which would then
 * be packed.
 */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

for (const name of readdirSync(join(root, 'packages')))
  rmSync(join(root, 'packages', name, 'dist'), { recursive: true, force: true })
