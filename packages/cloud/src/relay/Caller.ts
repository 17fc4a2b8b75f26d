import type { Payer } from './quota/Payer'

/**
 * Sender of a relay request. Limits on scarce resources apply per address, because addresses are costly and client ids
 * are free.
 */
export interface Caller extends Payer {
  /** Client ids are free to create, so one sender can use a thousand. */
  readonly clientId: string
}
