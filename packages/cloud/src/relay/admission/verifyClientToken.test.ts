import { expect, test } from 'vitest'
import { Identity } from '../../../test/relay/Identity'
import { Audience } from './Audience'
import { verifyClientToken } from './verifyClientToken'

const audience = new Audience({ publicUrls: ['wss://relay.example.org'] })
const identity = new Identity()
const now = 1_800_000_000
const claims = { aud: 'wss://relay.example.org', iat: now, exp: now + 86_400 }
const verdict = (token: string | undefined): ReturnType<typeof verifyClientToken> =>
  verifyClientToken(token, audience, now * 1000)
const refusalOf = async (changed: object, header?: object): Promise<string | undefined> =>
  (await verdict(identity.token({ ...claims, ...changed }, header))).refusal

test('accepts a valid token repeatedly and returns its client', async () => {
  const token = identity.token(claims)
  expect(await verdict(token)).toEqual({ clientId: identity.clientId })
  expect(await verdict(token)).toEqual({ clientId: identity.clientId })
})

test('accepts a token with or without the act claim', async () => {
  expect(await refusalOf({ act: 'client_auth' })).toBeUndefined()
})

test.for<[string, object]>([
  ['JWT Token is not yet valid', { iat: now + 61 }],
  ['JWT Token is expired', { exp: now }],
  ['JWT Token is expired', { exp: now - 1 }],
  ['JWT Token is for another audience', { aud: 'wss://other.example.org' }],
  ['JWT Token has malformed claims', { aud: undefined }],
  ['JWT Token has malformed claims', { sub: '' }],
  ['JWT Token has malformed claims', { exp: String(now + 100) }],
  ['JWT Token has malformed claims', { iat: undefined }],
  ['JWT Token has an unsupported issuer', { iss: 'did:web:example.org' }],
  ['JWT Token has an unsupported issuer', { iss: `did:key:z${'1'.repeat(40)}` }],
  ['JWT Token has an invalid signature', { iss: new Identity().clientId }],
])('%s', async ([reason, changed]) => {
  expect(await refusalOf(changed)).toBe(`JWT validation error: ${reason}`)
})

test('accepts a client clock that is a minute ahead', async () => {
  expect(await refusalOf({ iat: now + 60 })).toBeUndefined()
})

test.for([{ alg: 'none', typ: 'JWT' }, { alg: 'HS256', typ: 'JWT' }, { alg: 'EdDSA' }])(
  'rejects the header %o',
  async header => {
    expect(await refusalOf({}, header)).toBe('JWT validation error: JWT Token has an unsupported header')
  },
)

test('rejects a missing, truncated, padded, lower-cased or overlong token', async () => {
  const token = identity.token(claims)
  expect((await verdict(undefined)).refusal).toBe('JWT validation error: JWT Token is missing')
  for (const broken of [
    token.slice(0, -5),
    `${token}==`,
    token.toLowerCase(),
    `${token}.x`,
    'a.b.c',
    token.padEnd(5000, 'A'),
  ]) {
    expect((await verdict(broken)).refusal).toMatch(/^JWT validation error: /)
  }
})

test('rejects a token over 4096 characters', async () => {
  const ofLength = (bytes: number): string => {
    const padded = (act: string) => identity.token({ ...claims, act })
    const start = padded('')
    const text = 'x'.repeat(Math.floor(((bytes - start.length) * 3) / 4))
    const tokens = ['', 'x', 'xx', 'xxx'].map(more => padded(text + more))
    return tokens.find(({ length }) => length === bytes) ?? ''
  }
  expect(await verdict(ofLength(4096))).toEqual({ clientId: identity.clientId })
  expect((await verdict(ofLength(4098))).refusal).toBe('JWT validation error: JWT Token is malformed')
})
