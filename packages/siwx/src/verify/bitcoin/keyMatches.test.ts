import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64, createBase58check } from '@scure/base'
import { expect, test } from 'vitest'
import { sha256d, withLength } from './encodeTransaction'
import { hash160, keyMatches } from './keyMatches'
import { verifyBitcoinSignature } from './verifyBitcoinSignature'

const secret = new Uint8Array(32).fill(9)
const compressed = secp256k1.getPublicKey(secret)
const uncompressed = secp256k1.getPublicKey(secret, false)
const nested = (key: Uint8Array) => hash160(Uint8Array.of(0, 20, ...hash160(key)))
const address = { families: ['main'], script: new Uint8Array() } as const

test('SegWit accepts only compressed keys', () => {
  const matches = (key: Uint8Array) => [
    keyMatches(key, { ...address, type: 'p2pkh', payload: hash160(key) }),
    keyMatches(key, { ...address, type: 'p2wpkh', payload: hash160(key) }),
    keyMatches(key, { ...address, type: 'p2sh', payload: nested(key) }),
  ]
  expect(matches(compressed)).toEqual([true, true, true])
  expect(matches(uncompressed)).toEqual([true, false, false])
})

test("rejects a hash that only starts with the key's hash", () => {
  const payload = Uint8Array.of(...hash160(compressed), 0)
  expect(keyMatches(compressed, { ...address, type: 'p2pkh', payload })).toBe(false)
})

test('an uncompressed key signs only for its own address', () => {
  const message = new TextEncoder().encode('Hello')
  const prefix = new TextEncoder().encode('Bitcoin Signed Message:\n')
  const hash = sha256d(Uint8Array.of(...withLength(prefix), ...withLength(message)))
  const [recovery = 0, ...rest] = secp256k1.sign(hash, secret, { prehash: false, format: 'recovered' })
  const verify = (flag: number, key: Uint8Array) =>
    verifyBitcoinSignature({
      address: createBase58check(sha256).encode(Uint8Array.of(0, ...hash160(key))),
      chainId: 'bip122:000000000019d6689c085ae165831e93',
      message: 'Hello',
      signature: base64.encode(Uint8Array.of(flag + recovery, ...rest)),
    })
  expect([27, 31].map(flag => verify(flag, uncompressed))).toEqual([true, false])
  expect([27, 31].map(flag => verify(flag, compressed))).toEqual([false, true])
  expect([0, 23, 43, 252].map(flag => verify(flag, compressed))).toEqual([false, false, false, false])
})
