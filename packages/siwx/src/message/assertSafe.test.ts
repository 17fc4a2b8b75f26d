import type { SIWXData } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { assertSafe } from './assertSafe'
import { formatMessage } from './formatMessage'

const data: SIWXData = {
  accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  chainId: 'eip155:1',
  domain: 'app.example',
  uri: 'https://app.example/',
  version: '1',
  nonce: 'x7Qm0ZkR3vTn9cLpA2Wd',
  issuedAt: '2026-11-21T09:30:00Z',
}

const refused: readonly (readonly [keyof SIWXData, string, unknown])[] = [
  ['domain', 'empty', ''],
  ['domain', 'with a line break', 'app.example\nevil.example'],
  ['domain', 'with a scheme', 'https://app.example'],
  ['domain', 'with a space', 'Unknown Domain'],
  ['domain', 'with a path', 'app.example/login'],
  ['domain', 'with user information that looks like a host', 'bank.example@evil.example'],
  ['domain', 'with non-ASCII characters', 'äpp.example'],
  ['domain', 'with brackets around a name', '[app]'],
  ['accountAddress', 'empty', ''],
  ['accountAddress', 'of another chain', 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1'],
  ['accountAddress', 'with an invalid checksum', '0xd8da6BF26964aF9D7eEd9e03E53415D37aA96045'],
  ['accountAddress', 'with a line break', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045\n'],
  ['statement', 'empty', ''],
  ['statement', 'with a line break', 'Sign in.\n\nURI: https://evil.example'],
  ['statement', 'with a carriage return', 'Sign in.\rURI: https://evil.example'],
  ['statement', 'with a line separator', 'Sign in.\u2028URI: https://evil.example'],
  ['statement', 'with non-ASCII characters', 'Grüezi'],
  ['uri', 'empty', ''],
  ['uri', 'relative', '/login'],
  ['uri', 'with a space', 'https://app.example/a b'],
  ['uri', 'with a line break', 'https://app.example/\nVersion: 2'],
  ['uri', 'with non-ASCII characters', 'https://app.example/ü'],
  ['uri', 'with a lone percent sign', 'https://app.example/100%'],
  ['uri', 'with two fragments', 'https://app.example/#a#b'],
  ['uri', 'with brackets in its path', 'https://app.example/[a]'],
  ['version', 'unsupported', '2'],
  ['chainId', 'without a namespace', '1'],
  ['chainId', 'with a name instead of a number', 'eip155:mainnet'],
  ['chainId', 'with leading zeros', 'eip155:01'],
  ['chainId', 'above the safe integer range', 'eip155:9007199254740993'],
  ['chainId', 'with a look-alike namespace', 'ethereum:1'],
  ['chainId', 'with a line break', 'solana:a\nNonce: 1'],
  ['nonce', 'empty', ''],
  ['nonce', 'too short', 'abc1234'],
  ['nonce', 'with a hyphen', 'abcd-1234'],
  ['nonce', 'with a line break', 'abcd1234\nIssued At: 2030-01-01T00:00:00Z'],
  ['issuedAt', 'absent', undefined],
  ['issuedAt', 'without a time', '2026-11-21'],
  ['issuedAt', "on a day that doesn't exist", '2026-02-29T00:00:00Z'],
  ['issuedAt', 'without a time zone', '2026-11-21T09:30:00'],
  ['expirationTime', 'in words', 'tomorrow'],
  ['notBefore', 'empty', ''],
  ['requestId', 'empty', ''],
  ['requestId', 'with a line break', '1\nResources:'],
  ['requestId', 'with a space', 'a b'],
  ['resources', 'with an invalid URI', ['https://app.example/', 'terms']],
  ['resources', 'with a line break', ['https://app.example/\n- https://evil.example/']],
  ['resources', 'with an empty entry', ['']],
  ['resources', "that aren't a list", 'https://app.example/'],
  ['statement', "that isn't a string", 7],
]

test.each(refused)('rejects a field by its name, without escaping or dropping it: %s %s', (field, _, value) => {
  const broken = { ...data, [field]: value } as SIWXData
  const refusal = expect.objectContaining({
    code: 'siwx/invalid-field',
    message: expect.stringContaining(` ${field} `),
  })
  expect(() => assertSafe(broken)).toThrow(refusal)
  expect(() => formatMessage(broken)).toThrow(refusal)
})

test.each([
  '1900-02-29T00:00:00Z',
  '2026-04-31T00:00:00Z',
  '2026-00-01T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-01-00T00:00:00Z',
  '2026-01-32T00:00:00Z',
  '2026-01-01T24:00:00Z',
  '2026-01-01T00:60:00Z',
  '2026-01-01T00:00:60Z',
  '2026-01-01T00:00:00.Z',
  '2026-01-01T00:00:00.1234567890Z',
  '2026-01-01T00:00:00+24:00',
  '2026-01-01T00:00:00+0100',
  '2026-01-01t00:00:00z',
  ' 2026-01-01T00:00:00Z',
  '2026-01-01T00:00:00Z ',
])('rejects %s as a date and time', issuedAt => {
  expect(() => assertSafe({ ...data, issuedAt })).toThrow(
    expect.objectContaining({ code: 'siwx/invalid-field', details: `issuedAt: "${issuedAt}"` }),
  )
})

test('shows only the beginning of a long value in the error', () => {
  const statement = '<'.repeat(300)
  expect(() => assertSafe({ ...data, statement })).toThrow(
    expect.objectContaining({ details: `statement: "${'<'.repeat(199)}` }),
  )
})

test.each([
  ['domain', 'localhost:3000'],
  ['domain', '[::1]:3000'],
  ['domain', 'xn--pp-uia.example'],
  ['uri', 'http://[::1]:3000/a'],
  ['uri', 'did:key:z6Mk'],
  ['uri', 'https://user:secret@app.example?a=/?#/?'],
  ['issuedAt', '2028-02-29T23:59:59.123456+14:00'],
  ['issuedAt', '2000-02-29T00:00:00Z'],
  ['issuedAt', '0004-02-29T00:00:00-23:59'],
  ['issuedAt', '2026-12-31T00:00:00.123456789Z'],
  ['nonce', 'abcdefgh'],
  ['statement', "AZaz09-._~:/?#[]@!$&'()*+,;="],
  ['requestId', '%20a!'],
  ['statement', ' '],
  ['chainId', 'eip155:0'],
])('accepts a valid field: %s may be %j', (field, value) => {
  expect(() => assertSafe({ ...data, [field]: value })).not.toThrow()
})
