import type { ClientKey } from '../../limits/ClientKey'

/** Client that is charged for a message while it waits. Client ids don't count, because they are free to create. */
export interface Payer extends ClientKey {
  readonly projectId: string
}
