import { createHmac, timingSafeEqual } from 'node:crypto'

const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url')

/** A JWT, HS256. */
export function signJwt(claims: object, key: Uint8Array): string {
  const text = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${text}.${signatureOf(text, key).toString('base64url')}`
}

/** What a JWT says that was signed by `signJwt` with the same key. Undefined for anything else, other algorithms above all. Whether it ended is the caller's to check. */
export function readJwt(token: string, key: Uint8Array): unknown {
  const [header, claims, signature, ...rest] = token.split('.')
  // Our own tokens have this header to the letter, so none that names another algorithm is ever read.
  if (header !== HEADER || claims === undefined || signature === undefined || rest.length > 0) return undefined
  const expected = signatureOf(`${header}.${claims}`, key)
  const given = Buffer.from(signature, 'base64url')
  // Compared as text, too: bytes can be written in more than one way, and a token has one.
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  if (!isOurs || signature !== expected.toString('base64url')) return undefined
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
}

function signatureOf(text: string, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
