import type { Place } from '../../limits/Place'

/** Who is charged for the room that a message takes. Client ids cost nothing, so they aren't counted. */
export interface Payer extends Place {
  readonly projectId: string
}
