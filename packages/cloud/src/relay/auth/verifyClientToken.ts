import { createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'
import type { Audience } from './Audience'
import { decodeDidKey } from './decodeDidKey'

/** Who a token speaks for, or why it doesn't count. The words of a refusal are the wire's own. */
export type TokenVerdict =
  | { readonly clientId: string; readonly refusal?: undefined }
  | { readonly clientId?: undefined; readonly refusal: `JWT validation error: ${string}` }

const LONGEST_TOKEN = 4096
/** Seconds that a client's clock may be ahead of ours. */
const LEEWAY = 60
const BASE64URL = /^[A-Za-z0-9_-]+$/

const headerSchema = z.object({ alg: z.literal('EdDSA'), typ: z.literal('JWT') })
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  aud: z.string(),
  iat: z.number(),
  exp: z.number(),
})

/**
 * Verifies a client's did-jwt: Ed25519 signature by the key that `iss` names, audience and times. A token may be used again until it expires.
 *
 * @param now - milliseconds since the epoch
 */
export function verifyClientToken(token: string | undefined, audience: Audience, now: number): TokenVerdict {
  if (!token) return refuse('JWT Token is missing')
  const parts = token.length <= LONGEST_TOKEN ? token.split('.') : []
  const [header, claims, signature] = parts
  if (parts.length !== 3 || !header || !claims || !signature) return refuse('JWT Token is malformed')
  if (!headerSchema.safeParse(decode(header)).success) return refuse('JWT Token has an unsupported header')

  const { data } = claimsSchema.safeParse(decode(claims))
  if (!data) return refuse('JWT Token has malformed claims')
  const publicKey = decodeDidKey(data.iss)
  if (!publicKey) return refuse('JWT Token has an unsupported issuer')
  if (!isSigned(`${header}.${claims}`, signature, publicKey)) return refuse('JWT Token has an invalid signature')
  if (!audience.includes(data.aud)) return refuse('JWT Token is for another audience')

  const seconds = now / 1000
  if (data.iat > seconds + LEEWAY) return refuse('JWT Token is not yet valid')
  if (data.exp <= seconds) return refuse('JWT Token is expired')
  return { clientId: data.iss }
}

function refuse(reason: string): TokenVerdict {
  return { refusal: `JWT validation error: ${reason}` }
}

function decode(part: string): unknown {
  if (!BASE64URL.test(part)) return undefined
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

function isSigned(text: string, signature: string, publicKey: Uint8Array): boolean {
  if (!BASE64URL.test(signature)) return false
  try {
    const x = Buffer.from(publicKey).toString('base64url')
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, Buffer.from(text, 'ascii'), key, Buffer.from(signature, 'base64url'))
  } catch {
    // 32 bytes that are no point of the curve.
    return false
  }
}
