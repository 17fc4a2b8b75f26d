import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * Returns the default data directory. Root has a different one, because the user that Postgres runs as can't read
 * root's home.
 */
export function defaultDataDirectory(): string {
  return process.getuid?.() === 0 ? '/var/lib/openappkit/cloud' : join(homedir(), '.openappkit', 'cloud')
}
