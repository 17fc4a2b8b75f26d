import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { WalletKeyRing } from '../operator/WalletKeys'
import type { EscrowRequest } from './EscrowOpener'

const DAY = 86_400_000
/** Milliseconds after the delay in which a ticket opens a seed. */
const OPEN_TIME = 8 * DAY

export interface EscrowTicketsOptions {
  readonly keys: WalletKeyRing
  /** Milliseconds between a request and the opening. */
  readonly delay: number
  /** Clock of the escrow's process. */
  readonly now: () => number
}

/**
 * Records requests to open seeds in tickets, which the server keeps. A ticket names the user and the time by the
 * escrow's clock, and has a code of the escrow's key. So a server, or a thief of its secrets, can't open a seed before
 * the delay is over, and the escrow needs no storage.
 */
export class EscrowTickets {
  readonly #options: EscrowTicketsOptions

  constructor(options: EscrowTicketsOptions) {
    this.#options = options
  }

  issue(userId: string): EscrowRequest {
    const { delay, keys, now } = this.#options
    const time = now()
    return { ticket: `${time}.${codeOf(keys[0].bytes, userId, time).toString('base64url')}`, opensAt: time + delay }
  }

  /** Returns whether the ticket is the escrow's, for this user, and its delay is over. */
  isDue(ticket: string | null, userId: string): boolean {
    const { delay, keys, now } = this.#options
    if (delay === 0) return true
    const [, digits = '', code = ''] = /^(\d{1,16})\.([\w-]{43})$/.exec(ticket ?? '') ?? []
    const time = Number(digits)
    const age = now() - time
    if (digits === '' || age < delay || age > delay + OPEN_TIME) return false
    const given = Buffer.from(code, 'base64url')
    return keys.some(({ bytes }) => timingSafeEqual(given, codeOf(bytes, userId, time)))
  }
}

function codeOf(key: Uint8Array, userId: string, time: number): Buffer {
  const secret = new Uint8Array(hkdfSync('sha256', key, '', 'openappkit/wallet/escrow-ticket/v1', 32))
  return createHmac('sha256', secret).update(`${time}|${userId}`).digest()
}
