import type { Database } from '../storage/Database'
import { defaultDataDirectory } from '../storage/dataDirectory'
import { openDatabase } from '../storage/openDatabase'
import type { CommandLine } from './CommandLine'
import { optionsFromEnvironment } from './environment'

/**
 * Opens the server's database for a command. Prints the data directory of the built-in Postgres to stderr, because a
 * command with another directory than the server's has no effect on the server.
 *
 * @param dataDirectory - Value of `--data-directory`.
 * @throws StorageError if the database can't be reached, started or migrated.
 */
export function openCommandDatabase(dataDirectory: string | undefined, line: CommandLine): Promise<Database> {
  const { databaseUrl, dataDirectory: usual } = optionsFromEnvironment(line.environment)
  const folder = dataDirectory ?? usual ?? defaultDataDirectory()
  if (databaseUrl === undefined) line.complain(`Data directory: ${folder}`)
  return openDatabase({ databaseUrl, dataDirectory: folder, isShared: true })
}
