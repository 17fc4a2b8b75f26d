import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { type JwtKey, readJwt, signJwt } from './jwt'

const keyOf = (id: string, byte: number): JwtKey => ({ id, bytes: new Uint8Array(32).fill(byte) })
const KEY = keyOf('seven', 7)
const PREVIOUS = keyOf('six', 6)
const KEYS = [KEY, PREVIOUS]
const CLAIMS = { sub: 'someone', exp: 1 }

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** Returns a token with any header, signed with the right key. */
function signedWith(header: unknown, key: JwtKey = KEY): string {
  const text = `${encoded(header)}.${encoded(CLAIMS)}`
  return `${text}.${createHmac('sha256', key.bytes).update(text).digest('base64url')}`
}

test('reads its own tokens, which are standard JWTs', async () => {
  const token = await signJwt(CLAIMS, KEY)
  expect(await readJwt(token, KEYS)).toEqual(CLAIMS)
  expect(token).toBe(signedWith({ alg: 'HS256', typ: 'JWT', kid: 'seven' }))
})

test('reads tokens of every listed key, including those without a key id', async () => {
  const previous = await signJwt(CLAIMS, PREVIOUS)
  const unnamed = [KEY, PREVIOUS].map(key => signedWith({ alg: 'HS256', typ: 'JWT' }, key))
  for (const one of [previous, ...unnamed]) expect(await readJwt(one, KEYS)).toEqual(CLAIMS)
  for (const one of [previous, unnamed[1] ?? '']) expect(await readJwt(one, [KEY])).toBeUndefined()
})

const token = await signJwt(CLAIMS, KEY)
const [header, claims, signature] = token.split('.')

test.each([
  ['another key', await signJwt(CLAIMS, keyOf('seven', 0))],
  ['no algorithm', `${encoded({ alg: 'none', typ: 'JWT' })}.${claims}.`],
  ['no algorithm, with a signature', signedWith({ alg: 'none', typ: 'JWT' })],
  ['another algorithm', signedWith({ alg: 'HS512', typ: 'JWT' })],
  ['a different header', signedWith({ alg: 'HS256', typ: 'JWT', kid: '../../dev/null' })],
  ['the name of another listed key', signedWith({ alg: 'HS256', typ: 'JWT', kid: 'six' })],
  [
    'the name of this key and the signature of another',
    signedWith({ alg: 'HS256', typ: 'JWT', kid: 'seven' }, PREVIOUS),
  ],
  ['no algorithm and the name of a key', `${encoded({ alg: 'none', typ: 'JWT', kid: 'seven' })}.${encoded(CLAIMS)}.`],
  ['another algorithm and the name of a key', signedWith({ alg: 'RS256', typ: 'JWT', kid: 'seven' })],
  ['different claims', `${header}.${encoded({ ...CLAIMS, sub: 'another' })}.${signature}`],
  ['no signature', `${header}.${claims}.`],
  ['half a signature', token.slice(0, -20)],
  ['padding', `${token}=`],
  ['the same bytes in another spelling', `${token.slice(0, -1)}${otherSpelling(token.slice(-1))}`],
  ['a fourth part', `${token}.x`],
  ['two parts', `${header}.${claims}`],
  ['no text', ''],
])('rejects a token with %s', async (_, tampered) => {
  expect(await readJwt(tampered, KEYS)).toBeUndefined()
})

/**
 * Returns another spelling of the same bytes. The last letter of 32 bytes encodes four bits, so four letters are
 * equivalent.
 */
function otherSpelling(letter: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return letters.charAt(letters.indexOf(letter) ^ 1)
}
