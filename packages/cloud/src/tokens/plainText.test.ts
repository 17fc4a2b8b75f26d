import { expect, test } from 'vitest'
import { plainLines, plainText } from './plainText'

/** Control characters, direction marks and invisible characters. */
const UNSEEN = [
  '\0',
  '\x07',
  '\x1b',
  '\x7f',
  '\x9b',
  '\u200b',
  '\u200e',
  '\u202e',
  '\u2066',
  '\u2069',
  '\ufeff',
  '\ue000',
]

test.each(UNSEEN)('removes %j from names and multi-line texts', character => {
  const text = `a${character}b`
  expect(plainText(text, 100)).toBe('a b')
  expect(plainLines(`${text}\n${text}`, 100)).toBe('a b\na b')
})

test('keeps a name on one line', () => {
  expect(plainText(' USD\nCoin\r\n\u2028of\u2029Circle\t ', 100)).toBe('USD Coin of Circle')
})

test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])('%j ends a line of a text', lineBreak => {
  expect(plainLines(`${lineBreak} one ${lineBreak}two\t three${lineBreak}`, 100)).toBe('one\ntwo three')
})

test('keeps at most one empty line in a row', () => {
  expect(plainLines(`one\n \u200b\n\n\n\n two\n\nthree${'\n'.repeat(1000)}`, 100)).toBe('one\n\ntwo\n\nthree')
})

test('bounds characters and lines without splitting a character', () => {
  expect(plainText('😀'.repeat(300), 200)).toBe('😀'.repeat(200))
  expect(plainLines('😀'.repeat(300), 200)).toBe('😀'.repeat(200))
  expect(plainLines('a\n'.repeat(1000), 2000).split('\n')).toHaveLength(100)
  expect(plainLines(`${'a'.repeat(9)}\n${'b'.repeat(9)}`, 10)).toBe('a'.repeat(9))
})
