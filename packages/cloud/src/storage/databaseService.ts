import type { Service } from '../services/Service'
import { variable } from '../services/Setting'
import { text, url } from '../services/variableValues'
import type { Database } from './Database'
import { defaultDataDirectory } from './dataDirectory'
import { openDatabase } from './openDatabase'

export interface DatabaseOptions {
  /** URL of your own Postgres (`postgres://…`), which many servers can share. Default: the built-in Postgres. */
  readonly databaseUrl?: string
  /** Data directory of the built-in Postgres. Default: `~/.openappkit/cloud`, for root `/var/lib/openappkit/cloud`. */
  readonly dataDirectory?: string
}

const POSTGRES_URL = url('the URL of a Postgres, as in postgres://user:password@host:5432/name', /^postgres(ql)?$/)

export const databaseService: Service<Database, object, DatabaseOptions> = {
  name: 'database',
  settings: [
    {
      variables: [variable('DATABASE_URL', POSTGRES_URL, databaseUrl => ({ databaseUrl }))],
      help: 'Your Postgres. Default: a built-in one.',
    },
    {
      variables: [variable('DATA_DIRECTORY', text, dataDirectory => ({ dataDirectory }))],
      help: 'Data folder of the built-in Postgres. Default ~/.openappkit/cloud, or /var/lib/openappkit/cloud for root.',
    },
  ],
  open: (_, { options: { databaseUrl, dataDirectory = defaultDataDirectory() }, logger }) =>
    openDatabase({
      databaseUrl,
      dataDirectory,
      onConnectionError: err => logger.warn({ err }, 'Lost a database connection'),
    }),
  isReady: database => database.isReady(),
  close: database => database.close(),
}
