import { expect, test } from 'vitest'
import { visibleLines, visibleText } from './visibleText'

test('reduces a name to one line of visible characters', () => {
  expect(visibleText(100)(' Ether\n\u202Eeslaf\u0000 ')).toBe('Ethereslaf')
})

test('keeps the lines of a text with at most one empty line between them, and drops invisible characters', () => {
  const decode = visibleLines(100)
  expect(decode('One.\r\nTwo.\rThree.\u2028Four.')).toBe('One.\nTwo.\nThree.\nFour.')
  expect(decode('\n\nOne.  \n\n \n\n\tTwo.\u202E\u0000\n')).toBe('One.\n\nTwo.')
  expect(decode('a'.repeat(101))).toBeUndefined()
})
