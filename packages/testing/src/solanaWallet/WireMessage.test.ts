import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { readWireMessage, withSignature } from './WireMessage'

const [alice, bob] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
const names = [alice, bob].map(key => base58.encode(key))

/** Encodes a transaction with two signers. */
function wire({
  version,
  signatures = 2,
  required = 2,
  keys = 2,
}: Partial<Record<'version' | 'signatures' | 'required' | 'keys', number>>) {
  const prefix = version === undefined ? [] : [0x80 | version]
  const message = [...prefix, required, 0, 0, keys, ...alice, ...bob]
  return Uint8Array.from([signatures, ...new Uint8Array(signatures * 64), ...message])
}

test.each([
  ['legacy', undefined, 'legacy'],
  ['versioned', 0, 0],
  ['of a future version', 5, 5],
])('reads the signers of a transaction that is %s', (_, version, expected) => {
  const transaction = wire(version === undefined ? {} : { version })
  expect(readWireMessage(transaction)).toEqual({
    version: expected,
    signers: names,
    bytes: transaction.subarray(129),
    signaturesAt: 1,
  })
})

test.each([
  ['an empty array', new Uint8Array()],
  ['only a length', Uint8Array.of(0)],
  ['a length that never ends', Uint8Array.of(0xff, 0xff, 0xff, 0xff)],
  ['only signatures', new Uint8Array(129).fill(2, 0, 1)],
  ['fewer signatures than signers', wire({ signatures: 1 })],
  ['more signers than keys', wire({ keys: 1 })],
  ['more keys than bytes', wire({ keys: 3 })],
  ['a truncated key', wire({}).slice(0, -1)],
])('%s is not a valid transaction', (_, bytes) => {
  expect(() => readWireMessage(bytes)).toThrow(expect.objectContaining({ code: -32602 }))
})

test("writes a signature at its signer's position and keeps the other one", () => {
  const transaction = wire({})
  transaction.fill(9, 1, 65)
  const message = readWireMessage(transaction)
  const signed = withSignature(transaction, message, names[1] ?? '', new Uint8Array(64).fill(7))
  expect([...new Set(signed.subarray(1, 65))]).toEqual([9])
  expect([...new Set(signed.subarray(65, 129))]).toEqual([7])
  expect(transaction[65]).toBe(0)
  expect(() => withSignature(transaction, message, 'carol', new Uint8Array(64))).toThrow("doesn't ask")
})
