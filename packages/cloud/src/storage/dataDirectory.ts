import { homedir } from 'node:os'
import { join } from 'node:path'

/** Root's home is closed to the user that Postgres runs as, so root's data goes where a system service keeps it. */
export function defaultDataDirectory(): string {
  return process.getuid?.() === 0 ? '/var/lib/openappkit/cloud' : join(homedir(), '.openappkit', 'cloud')
}
