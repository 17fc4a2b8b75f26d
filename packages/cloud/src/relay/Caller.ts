import type { Payer } from './quota/Payer'

/**
 * Sender of a relay request. Addresses are costly and client ids are free, so limits on scarce resources apply per
 * address.
 */
export interface Caller extends Payer {
  /** Free to create: a client can have a thousand. */
  readonly clientId: string
}
