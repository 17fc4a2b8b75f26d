import type { Service } from '../services/Service'
import type { Database } from '../storage/Database'
import { databaseService } from '../storage/databaseService'
import { KeyStore } from './KeyStore'

export const keysService: Service<KeyStore, { readonly database: Database }> = {
  name: 'keys',
  needs: { database: databaseService },
  open: ({ database }) => new KeyStore(database),
}
