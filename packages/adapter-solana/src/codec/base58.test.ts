import { getBase58Codec } from '@solana/kit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBase58, encodeBase58 } from './base58'

const codec = getBase58Codec()

test('base58 is that of the chain’s own library, both ways', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), bytes => {
      expect(encodeBase58(bytes)).toBe(codec.decode(bytes))
      expect(decodeBase58(encodeBase58(bytes))).toEqual(bytes)
    }),
  )
})

test('what is no base58 is nothing', () => {
  for (const text of ['0', 'O', 'I', 'l', ' ', 'abc\n', 'é']) expect(decodeBase58(text)).toBeUndefined()
})
