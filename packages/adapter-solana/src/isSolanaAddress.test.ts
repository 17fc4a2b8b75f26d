import { PublicKey } from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSolanaAddress } from './isSolanaAddress'

/** What the chain's own library says. */
function isKey(text: string): boolean {
  try {
    // It takes white space for nothing where an address is written by hand; a text with it is no address.
    return new PublicKey(text).toBase58() === text
  } catch {
    return false
  }
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const base58 = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 28, maxLength: 48 })
const keys = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytes => new PublicKey(bytes).toBase58())

test('no false reject: every key of the chain’s own library is an address', () => {
  fc.assert(
    fc.property(keys, key => isSolanaAddress(key)),
    { numRuns: 2_000 },
  )
})

test('no false accept: what is an address is a key of the chain’s own library, and the other way round', () => {
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
  ['zeros alone', '1'.repeat(32), true],
  ['one zero too many', '1'.repeat(33), false],
  ['one zero too few', '1'.repeat(31), false],
  ['the largest', 'JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG', true],
  ['one more than the largest', 'JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFH', false],
  ['an account of a program, on no curve', 'SysvarC1ock11111111111111111111111111111111', true],
  ['an EVM address', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', false],
  ['nothing', '', false],
])('32 bytes of base58: %s', (_, text, isAddress) => {
  expect(isSolanaAddress(text)).toBe(isAddress)
  expect(isKey(text)).toBe(isAddress)
})
