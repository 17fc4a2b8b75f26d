import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzRuns } from '../../../test/relay/fuzzRuns'
import { encodeBase58, Identity } from '../../../test/relay/Identity'
import { NOT_QUADRATIC, timeRatio } from '../../../test/relay/timeRatio'
import { bearerToken } from '../../http/bearerToken'
import { Audience } from './Audience'
import { decodeDidKey } from './decodeDidKey'
import { verifyClientToken } from './verifyClientToken'

const audience = new Audience({ publicUrls: ['wss://relay.example.org'] })
const now = 1_800_000_000
const identity = new Identity()
const valid = identity.token({ aud: 'wss://relay.example.org', iat: now, exp: now + 86_400 })
const verdict = (token: string): ReturnType<typeof verifyClientToken> => verifyClientToken(token, audience, now * 1000)

const part = fc.oneof(
  fc.string(),
  fc.base64String(),
  fc.json().map(text => Buffer.from(text).toString('base64url')),
  fc
    .record({ iss: fc.anything(), sub: fc.anything(), aud: fc.anything(), iat: fc.anything(), exp: fc.anything() })
    .map(claims => {
      try {
        return Buffer.from(JSON.stringify(claims)).toString('base64url')
      } catch {
        return ''
      }
    }),
  fc.constantFrom(...valid.split('.')),
)

test('any token yields a client id or a rejection that clients know', async () => {
  const token = fc.oneof(
    fc.string(),
    fc.array(part, { maxLength: 5 }).map(parts => parts.join('.')),
  )
  await fc.assert(
    fc.asyncProperty(token, async input => {
      if (input === valid) return
      expect((await verdict(input)).refusal).toMatch(/^JWT validation error: /)
    }),
    fuzzRuns(500),
  )
})

test('rejects a valid token with any change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(valid.length - 1), fc.string({ minLength: 1, maxLength: 1 }), async (at, character) => {
      const changed = valid.slice(0, at) + character + valid.slice(at + 1)
      // The last character of a signature contains two unused bits.
      const isSame =
        changed === valid || (at === valid.length - 1 && (await verdict(changed)).clientId === identity.clientId)
      if (!isSame) expect((await verdict(changed)).refusal).toMatch(/^JWT validation error: /)
    }),
    fuzzRuns(300),
  )
})

test('a key survives encoding as did:key, and other text decodes to a key or nothing', () => {
  const prefix = Buffer.from([0xed, 0x01])
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), key => {
      expect(decodeDidKey(`did:key:z${encodeBase58(Buffer.concat([prefix, key]))}`)).toEqual(key)
    }),
    fuzzRuns(300),
  )
  const did = fc.oneof(
    fc.string(),
    fc.string({ maxLength: 50 }).map(text => `did:key:z${text}`),
  )
  fc.assert(
    fc.property(did, text => {
      const key = decodeDidKey(text)
      if (key) expect(key).toHaveLength(32)
    }),
    fuzzRuns(500),
  )
})

test('a bearer token is the text after the scheme, or nothing', () => {
  fc.assert(
    fc.property(fc.string(), header => {
      const token = bearerToken(header)
      if (token !== undefined) expect(header).toContain(token)
    }),
    fuzzRuns(500),
  )
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9._-]{1,200}$/), fc.integer({ min: 1, max: 5 }), (token, gap) => {
      expect(bearerToken(`Bearer${' '.repeat(gap)}${token}`)).toBe(token)
    }),
    fuzzRuns(300),
  )
})

test.for([
  ['spaces of a bearer header', (length: number) => bearerToken(`Bearer ${' '.repeat(length)}x y`)],
  ['spaces after a bearer token', (length: number) => bearerToken(`Bearer x${' '.repeat(length)}y`)],
  ['a did:key', (length: number) => decodeDidKey(`did:key:z${'2'.repeat(length)}`)],
  ['a token', (length: number) => verdict(`${'a'.repeat(length)}.${'b'.repeat(length)}.c`)],
  ['dots', (length: number) => verdict('.'.repeat(length))],
] as const)('verifies in linear time: %s', ([, run]) => {
  expect(timeRatio(length => length, run, 20_000)).toBeLessThan(NOT_QUADRATIC)
})
