import { createHmac, timingSafeEqual } from 'node:crypto'

/** A key of HS256 and its public name, the `kid` of tokens. */
export interface JwtKey {
  readonly id: string
  readonly bytes: Uint8Array
}

/** Returns a JWT, HS256. */
export function signJwt(claims: object, key: JwtKey): string {
  const text = `${headerOf(key)}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${text}.${signatureOf(text, key).toString('base64url')}`
}

/**
 * Returns what a JWT says that `signJwt` made with one of the keys. Undefined for anything else, other algorithms above all. The caller checks whether it has ended.
 */
export function readJwt(token: string, keys: readonly JwtKey[]): unknown {
  const [header, claims, signature, ...rest] = token.split('.')
  if (header === undefined || claims === undefined || signature === undefined || rest.length > 0) return undefined
  // Each key has one header to the letter, so none that names another algorithm or key is ever read.
  const isOurs = keys.some(
    key =>
      (header === headerOf(key) || header === UNNAMED) &&
      isSignature(signature, signatureOf(`${header}.${claims}`, key)),
  )
  return isOurs ? JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) : undefined
}

/** The header of tokens from before keys had names. The signature says which key it was. */
const UNNAMED: string = encode({ alg: 'HS256', typ: 'JWT' })

function headerOf({ id }: JwtKey): string {
  return encode({ alg: 'HS256', typ: 'JWT', kid: id })
}

function encode(header: object): string {
  return Buffer.from(JSON.stringify(header)).toString('base64url')
}

/** Compared as text, too: bytes can be written in more than one way, and a token has one. */
function isSignature(text: string, expected: Buffer): boolean {
  const given = Buffer.from(text, 'base64url')
  const isEqual = given.length === expected.length && timingSafeEqual(given, expected)
  return isEqual && text === expected.toString('base64url')
}

function signatureOf(text: string, { bytes }: JwtKey): Buffer {
  return createHmac('sha256', bytes).update(text).digest()
}
