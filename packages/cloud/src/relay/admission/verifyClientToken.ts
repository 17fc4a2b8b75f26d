import { base64url, compactVerify, decodeJwt, decodeProtectedHeader, importJWK } from 'jose'
import { z } from 'zod'
import type { Audience } from './Audience'
import { decodeDidKey } from './decodeDidKey'

/**
 * A token's client, or the reason for rejecting the token. Clients compare the reason's text, which the protocol
 * defines.
 */
export type TokenVerdict =
  | { readonly clientId: string; readonly refusal?: undefined }
  | { readonly clientId?: undefined; readonly refusal: `JWT validation error: ${string}` }

const LONGEST_TOKEN = 4096
/** Seconds by which a client's clock may be ahead. */
const LEEWAY = 60
/** `jose` also accepts padding and white space, so one token would have many spellings. */
const COMPACT = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/

const headerSchema = z.object({ alg: z.literal('EdDSA'), typ: z.literal('JWT') })
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  aud: z.string(),
  iat: z.number(),
  exp: z.number(),
})

/**
 * Verifies a client's token (a did-jwt): its signature by the Ed25519 key in `iss`, its audience and its times. A token
 * can be used repeatedly until it expires.
 *
 * @param now - Milliseconds since the epoch.
 */
export async function verifyClientToken(
  token: string | undefined,
  audience: Audience,
  now: number,
): Promise<TokenVerdict> {
  if (!token) return refuse('JWT Token is missing')
  if (token.length > LONGEST_TOKEN || !COMPACT.test(token)) return refuse('JWT Token is malformed')
  if (!headerSchema.safeParse(decoded(decodeProtectedHeader, token)).success) {
    return refuse('JWT Token has an unsupported header')
  }
  const { data } = claimsSchema.safeParse(decoded(decodeJwt, token))
  if (!data) return refuse('JWT Token has malformed claims')
  const publicKey = decodeDidKey(data.iss)
  if (!publicKey) return refuse('JWT Token has an unsupported issuer')
  if (!(await isSigned(token, publicKey))) return refuse('JWT Token has an invalid signature')
  if (!audience.includes(data.aud)) return refuse('JWT Token is for another audience')

  const seconds = now / 1000
  if (data.iat > seconds + LEEWAY) return refuse('JWT Token is not yet valid')
  if (data.exp <= seconds) return refuse('JWT Token is expired')
  return { clientId: data.iss }
}

function refuse(reason: string): TokenVerdict {
  return { refusal: `JWT validation error: ${reason}` }
}

function decoded(decode: (token: string) => unknown, token: string): unknown {
  try {
    return decode(token)
  } catch {
    return undefined
  }
}

async function isSigned(token: string, publicKey: Uint8Array): Promise<boolean> {
  try {
    const key = await importJWK({ kty: 'OKP', crv: 'Ed25519', x: base64url.encode(publicKey) }, 'EdDSA')
    await compactVerify(token, key, { algorithms: ['EdDSA'] })
    return true
  } catch {
    // Also thrown for 32 bytes that aren't a point on the curve.
    return false
  }
}
