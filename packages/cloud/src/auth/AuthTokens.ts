import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { SessionAccount } from '@openappkit/contract'
import { sessionAccountSchema } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { keyId, type SecretRing } from '../keys/SecretRing'
import { type JwtKey, readJwt, signJwt } from './jwt'

/** Claims of a nonce token. */
export interface NonceClaims {
  readonly nonce: string
  readonly projectId: string
  /** Origin of the app that requested the nonce, if known. */
  readonly origin?: string | undefined
  /** Expiry in seconds since the epoch. */
  readonly exp: number
}

/** Claims of a session token. */
export interface SessionClaims extends SessionAccount {
  readonly sessionId: string
  /** Number of previous tokens. Undefined if the app can't renew this token. */
  readonly generation?: number | undefined
}

/** Content of a session cookie. */
export interface Renewal {
  readonly sessionId: string
  /** Number of this cookie within its session. The first is 1. */
  readonly generation: number
}

/**
 * Reason for rejecting a token: `invalid` if it was altered or issued by another server, `expired` if it is past its
 * expiry.
 */
export type TokenRefusal = 'invalid' | 'expired'

type KeyRing = readonly [current: JwtKey, ...accepted: JwtKey[]]

const nonceClaims: z.ZodType<NonceClaims> = z.object({
  nonce: z.string(),
  projectId: z.string(),
  origin: z.string().optional(),
  exp: z.number(),
})
const sessionClaims: z.ZodType<SessionClaims> = z.intersection(
  sessionAccountSchema,
  z.object({ sessionId: z.string(), generation: z.number().optional() }),
)

/** Issues and reads sign-in tokens. Each kind has its own key, so a token of one kind isn't valid as another. */
export class AuthTokens {
  readonly #keys: Readonly<Record<'nonce' | 'session' | 'renewal', KeyRing>>
  readonly #now: () => number

  /**
   * @param secrets - At least 32 random bytes each, the same on every node. The first signs; tokens signed by the
   * others are also accepted.
   */
  constructor(secrets: SecretRing, now: () => number = Date.now) {
    const [current, ...accepted] = secrets
    const derive = (kind: string): KeyRing => [keyOf(current, kind), ...accepted.map(secret => keyOf(secret, kind))]
    this.#keys = { nonce: derive('nonce'), session: derive('session'), renewal: derive('renewal') }
    this.#now = now
  }

  /** Returns the current time in seconds since the epoch. */
  now(): number {
    return Math.floor(this.#now() / 1000)
  }

  date(): Date {
    return new Date(this.#now())
  }

  nonce(claims: NonceClaims): Promise<string> {
    return signJwt(claims, this.#keys.nonce[0])
  }

  readNonce(token: string): Promise<NonceClaims | TokenRefusal> {
    return this.#read(token, this.#keys.nonce, nonceClaims)
  }

  session(claims: SessionClaims): Promise<string> {
    return signJwt(claims, this.#keys.session[0])
  }

  readSession(token: string): Promise<SessionClaims | TokenRefusal> {
    return this.#read(token, this.#keys.session, sessionClaims)
  }

  /**
   * Returns the value of a session cookie. A generation always has the same value, so the server can repeat a lost
   * response.
   */
  renewal(renewal: Renewal): string {
    return signRenewal(renewal, this.#keys.renewal[0])
  }

  readRenewal(value: string): Renewal | undefined {
    const [sessionId = '', digits = ''] = value.split('.')
    if (!/^\d{1,9}$/.test(digits)) return undefined
    const renewal = { sessionId, generation: Number(digits) }
    const received = Buffer.from(value)
    const isOurs = this.#keys.renewal.some(key => {
      const expected = Buffer.from(signRenewal(renewal, key))
      return received.length === expected.length && timingSafeEqual(received, expected)
    })
    return isOurs ? renewal : undefined
  }

  async #read<Claims extends { readonly exp: number }>(
    token: string,
    keys: readonly JwtKey[],
    schema: z.ZodType<Claims>,
  ): Promise<Claims | TokenRefusal> {
    const { data } = schema.safeParse(await readJwt(token, keys))
    if (!data) return 'invalid'
    return data.exp > this.now() ? data : 'expired'
  }
}

function keyOf(secret: string, kind: string): JwtKey {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, '', `openappkit/sign-in/${kind}`, 32))
  return { id: keyId(bytes), bytes }
}

function signRenewal({ sessionId, generation }: Renewal, { bytes }: JwtKey): string {
  const text = `${sessionId}.${generation}`
  return `${text}.${createHmac('sha256', bytes).update(text).digest('base64url')}`
}
