import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * Returns the default data directory. For root, it isn't in the home directory, because the user that Postgres runs as
 * couldn't read it there.
 */
export function defaultDataDirectory(): string {
  return process.getuid?.() === 0 ? '/var/lib/openappkit/cloud' : join(homedir(), '.openappkit', 'cloud')
}
