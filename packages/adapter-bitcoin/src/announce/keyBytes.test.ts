import { expect, test } from 'vitest'
import { keyBytes } from './keyBytes'

test('a key of any of its three lengths is its bytes', () => {
  for (const length of [32, 33, 65]) expect(keyBytes('02'.repeat(length))).toEqual(new Uint8Array(length).fill(2))
})

test('what is no key, or was not told, is nothing', () => {
  for (const told of [undefined, '', '02', '02'.repeat(64), 'zz'.repeat(33), `${'02'.repeat(32)}0`])
    expect(keyBytes(told)).toHaveLength(0)
})
