import type { ClientKey } from '../../limits/ClientKey'

/** Client that is charged for a message's room. Client ids are free to create, so they aren't counted. */
export interface Payer extends ClientKey {
  readonly projectId: string
}
