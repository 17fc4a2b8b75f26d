import { expect, test } from 'vitest'
import { withLength } from './encodeTransaction'
import { readWitness } from './verifyBip322'

const bytes = (length: number) => new Uint8Array(length).fill(7)

test('reads empty items and items of up to 252 bytes', () => {
  expect(readWitness(Uint8Array.of(0))).toEqual([])
  expect(readWitness(Uint8Array.of(2, 0, 1, 7))).toEqual([bytes(0), bytes(1)])
  expect(readWitness(Uint8Array.of(1, 252, ...bytes(252)))).toEqual([bytes(252)])
})

test.each([
  ['no bytes', Uint8Array.of()],
  ['an extra byte', Uint8Array.of(1, 1, 7, 7)],
  ['a missing byte', Uint8Array.of(1, 2, 7)],
  ['a missing item', Uint8Array.of(2, 1, 7)],
  ['a length of more than one byte', Uint8Array.of(1, 253, ...bytes(253))],
])('rejects %s as a witness', (_, witness) => {
  expect(readWitness(witness)).toBeUndefined()
})

test.each([
  [252, [252]],
  [253, [0xfd, 253, 0]],
  [0xffff, [0xfd, 0xff, 0xff]],
  [0x10000, [0xfe, 0, 0, 1, 0]],
])('encodes a length of %i as the standard requires', (length, written) => {
  const encoded = withLength(bytes(length))
  expect([...encoded.subarray(0, written.length)]).toEqual(written)
  expect(encoded).toHaveLength(written.length + length)
})
