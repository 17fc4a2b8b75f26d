import { PublicKey } from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSolanaAddress } from './isSolanaAddress'

/** Returns whether web3.js accepts a text as a key. */
function isKey(text: string): boolean {
  try {
    // web3.js ignores whitespace, but text with whitespace isn't an address.
    return new PublicKey(text).toBase58() === text
  } catch {
    return false
  }
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const base58 = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 28, maxLength: 48 })
const keys = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytes => new PublicKey(bytes).toBase58())

test('accepts every 32-byte key', () => {
  fc.assert(
    fc.property(keys, key => isSolanaAddress(key)),
    { numRuns: 2_000 },
  )
})

test('accepts exactly the keys that web3.js accepts', () => {
  const texts = fc.oneof(
    base58,
    fc.string(),
    fc
      .tuple(keys, fc.nat(43), fc.constantFrom(...alphabet, '0', 'O', 'I', 'l', ' ', '\n', ''))
      .map(([key, at, by]) => key.slice(0, at) + by + key.slice(at + 1)),
    fc.tuple(fc.nat(44), base58).map(([ones, text]) => '1'.repeat(ones) + text.slice(ones)),
    fc.tuple(keys, fc.constantFrom(' ', '\n', '1', 'z')).map(([key, end]) => key + end),
  )
  fc.assert(
    fc.property(texts, text => isSolanaAddress(text) === isKey(text)),
    { numRuns: 20_000 },
  )
})

test.each([
  ['only zeros', '1'.repeat(32), true],
  ['one zero too many', '1'.repeat(33), false],
  ['one zero too few', '1'.repeat(31), false],
  ['the largest value', 'JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG', true],
  ['the largest value plus one', 'JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFH', false],
  ['a program account off the curve', 'SysvarC1ock11111111111111111111111111111111', true],
  ['an EVM address', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', false],
  ['an empty string', '', false],
])('requires 32 bytes of base58: %s', (_, text, isAddress) => {
  expect(isSolanaAddress(text)).toBe(isAddress)
  expect(isKey(text)).toBe(isAddress)
})
