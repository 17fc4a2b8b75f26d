import { expect, test } from 'vitest'
import { decodeBase58, encodeBase58 } from './base58'

const text = (word: string) => new TextEncoder().encode(word)

// Examples of draft-msporny-base58-03, section 5, and zeros only.
test.each([
  [text('Hello World!'), '2NEpo7TZRRrLZSi2U'],
  [
    text('The quick brown fox jumps over the lazy dog.'),
    'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
  ],
  [Uint8Array.of(0, 0, 0x28, 0x7f, 0xb4, 0xcd), '11233QC4'],
  [new Uint8Array(32), '11111111111111111111111111111111'],
  [new Uint8Array(), ''],
])('encodes and decodes %s', (bytes, encoded) => {
  expect(encodeBase58(bytes)).toBe(encoded)
  expect(decodeBase58(encoded)).toEqual(bytes)
})

test.each(['0', 'O', 'I', 'l', ' ', 'abc\n', 'é'])('returns undefined for other text: %j', other => {
  expect(decodeBase58(other)).toBeUndefined()
})
