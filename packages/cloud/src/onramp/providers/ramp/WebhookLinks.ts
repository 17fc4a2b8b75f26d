import { createHmac, timingSafeEqual } from 'node:crypto'
import { OnrampFailure } from '../../OnrampFailure'

/**
 * Creates the webhook URL of each purchase. Ramp signs only the body of a webhook, which doesn't contain our id. So the
 * URL has the id, and a proof that it belongs to the receiver in the body.
 */
export class WebhookLinks {
  readonly #url: string
  readonly #secret: string

  constructor(url: string, secret: string) {
    this.#url = url
    this.#secret = secret
  }

  /** Returns the webhook URL of a purchase. */
  of(sessionId: string, address: string): string {
    const url = new URL(this.#url)
    url.searchParams.set('session', sessionId)
    url.searchParams.set('proof', this.#proof(sessionId, address))
    return url.href
  }

  /**
   * Returns our id in the URL of a webhook. Undefined if it has none.
   *
   * @param address - Receiver in the verified body.
   * @throws OnrampFailure `forged` if the proof isn't the receiver's.
   */
  sessionOf(url: string | undefined, address: string): string | undefined {
    if (url === undefined || !URL.canParse(url)) return undefined
    const { searchParams } = new URL(url)
    const sessionId = searchParams.get('session')
    if (sessionId === null) return undefined
    const expected = Buffer.from(this.#proof(sessionId, address))
    const given = Buffer.from(searchParams.get('proof') ?? '')
    const isValid = given.length === expected.length && timingSafeEqual(given, expected)
    if (!isValid) throw new OnrampFailure('forged', 'The webhook belongs to another purchase')
    return sessionId
  }

  #proof(sessionId: string, address: string): string {
    return createHmac('sha256', this.#secret).update(`${sessionId}.${address.toLowerCase()}`).digest('base64url')
  }
}
