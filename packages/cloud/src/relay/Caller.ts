import type { Payer } from './quota/Payer'

/** Who asks something of the relay. Places cost something and client ids don't, so what there is only so much of is shared out by place. */
export interface Caller extends Payer {
  /** Costs nothing: whoever wants to has a thousand. */
  readonly clientId: string
}
