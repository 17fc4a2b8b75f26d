import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { HttpFailure } from '../../http/HttpFailure'
import type { SecretRing } from '../../keys/SecretRing'

const AUDIENCE = 'onramp-quote'
const digits = z.string().regex(/^\d{1,78}$/)

/** A price that this server offered. */
export interface OfferedQuote {
  readonly projectId: string
  readonly providerId: string
  readonly chainId: string
  readonly asset: string
  readonly decimals: number
  /** Base units. */
  readonly amount: string
  readonly currency: string
  /** Units of 10⁻¹⁸ of the currency. */
  readonly total: string
  readonly method: string
  readonly country: string
  readonly subdivision?: string | undefined
  /** The provider's id of the price. */
  readonly reference?: string | undefined
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

const quoteSchema: z.ZodType<OfferedQuote> = z.object({
  projectId: z.string().max(100),
  providerId: z.string().max(100),
  chainId: z.string().max(100),
  asset: z.string().max(200),
  decimals: z.int().min(0).max(36),
  amount: digits,
  currency: z.string().max(3),
  total: digits,
  method: z.string().max(50),
  country: z.string().max(2),
  subdivision: z.string().max(3).optional(),
  reference: z.string().max(200).optional(),
  expiresAt: z.int().positive(),
})

/** Signs quotes, so that any node can start a purchase at a price that another one offered. */
export class QuoteTokens {
  readonly #secrets: readonly Uint8Array[]
  readonly #now: () => number

  constructor(secrets: SecretRing, now: () => number) {
    this.#secrets = secrets.map(secret => new TextEncoder().encode(`${AUDIENCE} ${secret}`))
    this.#now = now
  }

  write(quote: OfferedQuote): Promise<string> {
    const [secret = new Uint8Array()] = this.#secrets
    return new SignJWT({ quote })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(AUDIENCE)
      .setExpirationTime(Math.ceil(quote.expiresAt / 1000))
      .sign(secret)
  }

  /**
   * Reads a quote.
   *
   * @throws HttpFailure 409 if it expired, 400 if this server didn't write it for the project.
   */
  async read(token: string, projectId: string): Promise<OfferedQuote> {
    for (const secret of this.#secrets) {
      try {
        const currentDate = new Date(this.#now())
        const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], audience: AUDIENCE, currentDate })
        const { data: quote } = quoteSchema.safeParse(payload['quote'])
        if (quote?.projectId === projectId) return quote
        break
      } catch (error) {
        if (error instanceof errors.JWTExpired)
          throw new HttpFailure(409, 'quoteId', 'The quote expired. Get a new one.')
      }
    }
    throw new HttpFailure(400, 'quoteId', 'Invalid parameter: quoteId')
  }
}
