import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readJwt, signJwt } from './jwt'

const KEY = new Uint8Array(32).fill(7)
const CLAIMS = { sub: 'someone', exp: 1 }

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** Signed with the right key, whatever the header says. */
function signedWith(header: unknown, key: Uint8Array = KEY): string {
  const text = `${encoded(header)}.${encoded(CLAIMS)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

test('what was signed is read, and is a JWT that others read, too', () => {
  const token = signJwt(CLAIMS, KEY)
  expect(readJwt(token, KEY)).toEqual(CLAIMS)
  expect(token).toBe(signedWith({ alg: 'HS256', typ: 'JWT' }))
})

const token = signJwt(CLAIMS, KEY)
const [header, claims, signature] = token.split('.')

test.each([
  ['another key', signJwt(CLAIMS, new Uint8Array(32))],
  ['no algorithm', `${encoded({ alg: 'none', typ: 'JWT' })}.${claims}.`],
  ['no algorithm, with a signature', signedWith({ alg: 'none', typ: 'JWT' })],
  ['another algorithm', signedWith({ alg: 'HS512', typ: 'JWT' })],
  ['another header', signedWith({ alg: 'HS256', typ: 'JWT', kid: '../../dev/null' })],
  ['other claims', `${header}.${encoded({ ...CLAIMS, sub: 'another' })}.${signature}`],
  ['no signature', `${header}.${claims}.`],
  ['half a signature', token.slice(0, -20)],
  ['padding', `${token}=`],
  ['the same bytes, written otherwise', `${token.slice(0, -1)}${otherSpelling(token.slice(-1))}`],
  ['a fourth part', `${token}.x`],
  ['two parts', `${header}.${claims}`],
  ['nothing', ''],
])('a token with %s is not read', (_, tampered) => {
  expect(readJwt(tampered, KEY)).toBeUndefined()
})

/** The last letter of 32 bytes carries four bits only, so four letters mean the same. */
function otherSpelling(letter: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return letters.charAt(letters.indexOf(letter) ^ 1)
}
