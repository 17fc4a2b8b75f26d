import type { ClientKey } from '../../limits/ClientKey'

/** Who is charged for the room that a message takes. Client ids cost nothing, so they aren't counted. */
export interface Payer extends ClientKey {
  readonly projectId: string
}
