import { assert, bigInt, constantFrom, integer, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { decimalText } from '../../src/balances/decimalText'
import { readAccount } from '../../src/chains/accountAddress'
import { exactIntegerSchema, parseExactJson } from '../../src/chains/exactInteger'
import { HttpFailure } from '../../src/http/HttpFailure'
import { fuzz } from './fuzz'

const pieces = constantFrom(
  'eip155',
  'solana',
  'bip122',
  ':',
  '::',
  '1',
  `0x${'a'.repeat(40)}`,
  `0X${'A'.repeat(40)}`,
  'So11111111111111111111111111111111111111112',
  '/',
  '\0',
  '%',
  'é',
)
const texts = oneof(string({ unit: 'binary', maxLength: 60 }), string({ unit: pieces, maxLength: 6 }))

test('any text is an account in its canonical spelling, or is rejected', () => {
  void assert(
    property(texts, texts, (text, chainId) => {
      try {
        const account = readAccount(text, chainId)
        expect(readAccount(account.address, account.chainId)).toEqual(account)
      } catch (error) {
        expect(error).toBeInstanceOf(HttpFailure)
        expect(error).toMatchObject({ status: 400 })
      }
    }),
    fuzz(3000),
  )
})

test('amounts keep every digit when converted to decimal text and back', () => {
  void assert(
    property(bigInt({ min: 0n, max: 2n ** 256n - 1n }), integer({ min: 0, max: 77 }), (units, decimals) => {
      const text = decimalText(units, decimals)
      expect(text).toMatch(/^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/)
      const [whole = '', fraction = ''] = text.split('.')
      expect(BigInt(whole + fraction.padEnd(decimals, '0'))).toBe(units)
    }),
    fuzz(2000),
  )
})

test('JSON integers keep every digit', () => {
  void assert(
    property(bigInt({ min: 0n, max: 10n ** 78n - 1n }), units => {
      expect(exactIntegerSchema.parse(parseExactJson(`${units}`))).toBe(units)
    }),
    fuzz(2000),
  )
})
