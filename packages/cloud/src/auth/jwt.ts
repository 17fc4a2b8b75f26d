import { base64url, compactVerify, SignJWT } from 'jose'

/** An HS256 key and its public id, the `kid` of tokens. */
export interface JwtKey {
  readonly id: string
  readonly bytes: Uint8Array
}

/** Returns a signed HS256 JWT. */
export function signJwt(claims: object, { id, bytes }: JwtKey): Promise<string> {
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: id }).sign(bytes)
}

/**
 * Returns the claims of a JWT that `signJwt` signed with one of the keys. Undefined for anything else, including other
 * algorithms. The caller checks the expiry.
 */
export async function readJwt(token: string, keys: readonly JwtKey[]): Promise<unknown> {
  if (!hasOneSpelling(token)) return undefined
  for (const { id, bytes } of keys) {
    const verified = await compactVerify(token, bytes, { algorithms: ['HS256'] }).catch(() => undefined)
    // Older tokens have no `kid`, so only the signature identifies their key.
    const { kid = id } = verified?.protectedHeader ?? {}
    if (verified && kid === id) return JSON.parse(Buffer.from(verified.payload).toString('utf8'))
  }
  return undefined
}

/**
 * Returns whether the signature is canonical base64url. Without this check, several strings would decode to the same
 * signature. The rest of the token needs no check, because the signature covers its text.
 */
function hasOneSpelling(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1)
  try {
    return base64url.encode(base64url.decode(signature)) === signature
  } catch {
    return false
  }
}
