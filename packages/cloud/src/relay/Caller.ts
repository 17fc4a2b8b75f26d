import type { Payer } from './quota/Payer'

/**
 * Sender of a relay request. Limits on scarce resources apply per address, because addresses are costly and client ids
 * are free.
 */
export interface Caller extends Payer {
  /** Free to create: one client can have a thousand. */
  readonly clientId: string
}
