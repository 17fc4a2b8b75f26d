import type { Place } from '../limits/Place'

/** Who asks something of the relay. Places cost something and client ids don't, so what there is only so much of is shared out by place. */
export interface Caller extends Place {
  /** Costs nothing: whoever wants to has a thousand. */
  readonly clientId: string
}
