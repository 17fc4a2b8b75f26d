import type { Payer } from './quota/Payer'

/** Who sends a request to the relay. Addresses cost something and client ids don't, so what is scarce is shared by address. */
export interface Caller extends Payer {
  /** Costs nothing: a client can have a thousand. */
  readonly clientId: string
}
