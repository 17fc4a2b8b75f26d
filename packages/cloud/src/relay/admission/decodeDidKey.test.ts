import { expect, test } from 'vitest'
import { encodeBase58, Identity } from '../../../test/relay/Identity'
import { decodeDidKey } from './decodeDidKey'

test('decodes the published example of the did:key method', () => {
  const key = decodeDidKey('did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp')
  expect(Buffer.from(key ?? []).toString('hex')).toBe(
    '3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29',
  )
})

test('an Ed25519 client id has the prefix that clients expect', () => {
  expect(new Identity().clientId).toMatch(/^did:key:z6Mk/)
})

test('rejects text outside the base58 alphabet', () => {
  const valid = new Identity().clientId
  for (const letter of ['0', 'O', 'I', 'l', 'é', ' ']) expect(decodeDidKey(valid.slice(0, -1) + letter)).toBeUndefined()
  expect(decodeDidKey('did:key:z')).toBeUndefined()
})

const did = (bytes: readonly number[]): string => `did:key:z${encodeBase58(Buffer.from(bytes))}`
const key = new Array<number>(32).fill(7)

test('rejects another key type, length, base or method', () => {
  expect(decodeDidKey(did([0xed, 0x01, ...key]))).toEqual(Uint8Array.from(key))
  expect(decodeDidKey(did([0xe7, 0x01, ...key]))).toBeUndefined()
  expect(decodeDidKey(did([0xed, 0x01, ...key, 7]))).toBeUndefined()
  expect(decodeDidKey(did([0xed, 0x01, ...key.slice(1)]))).toBeUndefined()
  expect(decodeDidKey(did([0xed, 0x01, ...key]).replace(':z', ':m'))).toBeUndefined()
  expect(decodeDidKey(`did:key:z${'2'.repeat(100_000)}`)).toBeUndefined()
  expect(decodeDidKey('')).toBeUndefined()
})
