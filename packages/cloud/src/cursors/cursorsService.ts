import type { KeyStore } from '../keys/KeyStore'
import { keysService } from '../keys/keysService'
import type { Service } from '../services/Service'
import { SignedCursors } from './SignedCursors'

/** Signs the cursors of paged lists. */
export const cursorsService: Service<SignedCursors, { readonly keys: KeyStore }> = {
  name: 'cursors',
  needs: { keys: keysService },
  open: async ({ keys }) => new SignedCursors(await keys.secrets('cursors')),
}
