import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { expect, test } from 'vitest'
import { parseBitcoinAddress } from './parseBitcoinAddress'

const hash = Uint8Array.from({ length: 20 }, (_, index) => index + 1)
const key = Uint8Array.from({ length: 32 }, (_, index) => index + 1)
const base58 = (version: number, payload = hash) => createBase58check(sha256).encode(Uint8Array.of(version, ...payload))
const segwit = (coder: typeof bech32, prefix: string, version: number, payload: Uint8Array) =>
  coder.encode(prefix, [version, ...coder.toWords(payload)])

test.each([
  [0x00, 'p2pkh', ['main']],
  [0x6f, 'p2pkh', ['test', 'regtest']],
  [0x05, 'p2sh', ['main']],
  [0xc4, 'p2sh', ['test', 'regtest']],
])('parses base58 version %i as %s of %j', (version, type, families) => {
  const script =
    type === 'p2pkh' ? Uint8Array.of(0x76, 0xa9, 20, ...hash, 0x88, 0xac) : Uint8Array.of(0xa9, 20, ...hash, 0x87)
  expect(parseBitcoinAddress(base58(version))).toEqual({ type, families, payload: hash, script })
})

test.each([
  ['bc', 'main'],
  ['tb', 'test'],
  ['bcrt', 'regtest'],
])('parses %s1 as SegWit of %s', (prefix, family) => {
  expect(parseBitcoinAddress(segwit(bech32, prefix, 0, hash))).toEqual({
    type: 'p2wpkh',
    families: [family],
    payload: hash,
    script: Uint8Array.of(0, 20, ...hash),
  })
  expect(parseBitcoinAddress(segwit(bech32m, prefix, 1, key))).toEqual({
    type: 'p2tr',
    families: [family],
    payload: key,
    script: Uint8Array.of(0x51, 32, ...key),
  })
})

test.each([
  ['a script hash', segwit(bech32, 'bc', 0, key)],
  ['a key with the checksum of version 0', segwit(bech32, 'bc', 1, key)],
  ['a key of a later version', segwit(bech32m, 'bc', 2, key)],
  ['a key that is too short', segwit(bech32m, 'bc', 1, hash)],
  ['a key hash with the checksum of version 1', segwit(bech32m, 'bc', 0, hash)],
  ['a key hash of a later version', segwit(bech32, 'bc', 1, hash)],
  ['no data', bech32.encode('bc', [])],
  ['a longer prefix', segwit(bech32, 'bc1x', 0, hash)],
  ['a prefix named like an object property', segwit(bech32, 'constructor', 0, hash)],
  ['an unknown version', base58(0x30)],
  ['a hash that is too short', base58(0, hash.subarray(1))],
  ['a hash that is too long', base58(0, Uint8Array.of(...hash, 1))],
])('rejects %s as an address of one key', (_, address) => {
  expect(parseBitcoinAddress(address)).toBeUndefined()
})

test('a base58 address that contains a SegWit prefix is still base58', () => {
  let address = ''
  for (let seed = 0; !/.(?:bc|tb)1/iu.test(address); seed++)
    address = base58(0, Uint8Array.from(sha256(Uint8Array.of(seed >> 8, seed)).subarray(0, 20)))
  expect(parseBitcoinAddress(address)).toMatchObject({ type: 'p2pkh' })
})
