import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { packageFolder } from '../storage/packageFolder'

const manifestSchema = z.object({ version: z.string() })

/** Returns the version of this package. */
export function packageVersion(): string {
  return manifestSchema.parse(JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8'))).version
}
