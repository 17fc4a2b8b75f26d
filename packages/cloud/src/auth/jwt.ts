import { base64url, compactVerify, SignJWT } from 'jose'

/** A key of HS256 and its public name, the `kid` of tokens. */
export interface JwtKey {
  readonly id: string
  readonly bytes: Uint8Array
}

/** Returns a JWT, HS256. */
export function signJwt(claims: object, { id, bytes }: JwtKey): Promise<string> {
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: id }).sign(bytes)
}

/**
 * Returns the claims of a JWT that `signJwt` made with one of the keys. Undefined for anything else, other algorithms above all. The caller checks whether it has ended.
 */
export async function readJwt(token: string, keys: readonly JwtKey[]): Promise<unknown> {
  if (!hasOneSpelling(token)) return undefined
  for (const { id, bytes } of keys) {
    const verified = await compactVerify(token, bytes, { algorithms: ['HS256'] }).catch(() => undefined)
    // Tokens from before keys had names have no `kid`: the signature says which key it was.
    const { kid = id } = verified?.protectedHeader ?? {}
    if (verified && kid === id) return JSON.parse(Buffer.from(verified.payload).toString('utf8'))
  }
  return undefined
}

/** Bytes can be written in more than one way, and a token has one. What comes before the signature is signed as text. */
function hasOneSpelling(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1)
  try {
    return base64url.encode(base64url.decode(signature)) === signature
  } catch {
    return false
  }
}
