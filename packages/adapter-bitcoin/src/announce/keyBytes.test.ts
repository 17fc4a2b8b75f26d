import { expect, test } from 'vitest'
import { keyBytes } from './keyBytes'

test('decodes a key of each of the three lengths', () => {
  for (const length of [32, 33, 65]) expect(keyBytes('02'.repeat(length))).toEqual(new Uint8Array(length).fill(2))
})

test('returns no bytes for an invalid or missing key', () => {
  for (const response of [undefined, '', '02', '02'.repeat(64), 'zz'.repeat(33), `${'02'.repeat(32)}0`])
    expect(keyBytes(response)).toHaveLength(0)
})
