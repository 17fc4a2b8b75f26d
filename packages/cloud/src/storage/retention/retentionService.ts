import type { Service } from '../../services/Service'
import type { Database } from '../Database'
import { databaseService } from '../databaseService'
import { RetentionSweeper } from './RetentionSweeper'

/** Deletes expired rows while the server runs. Its API is a function that stops the deletion. */
export const retentionService: Service<() => Promise<void>, { readonly database: Database }> = {
  name: 'retention',
  needs: { database: databaseService },
  open: ({ database }, { logger }) => new RetentionSweeper(database).start(logger),
  close: stop => stop(),
}
