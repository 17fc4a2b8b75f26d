import { expect, test } from 'vitest'
import { visibleLines, visibleText } from './visibleText'

test('a name has one line, and nothing in it that cannot be seen', () => {
  expect(visibleText(100)(' Ether\n\u202Eeslaf\u0000 ')).toBe('Ethereslaf')
})

test('what has lines keeps them, however they end, with one empty line between them at most, and nothing else that cannot be seen', () => {
  const decode = visibleLines(100)
  expect(decode('One.\r\nTwo.\rThree.\u2028Four.')).toBe('One.\nTwo.\nThree.\nFour.')
  expect(decode('\n\nOne.  \n\n \n\n\tTwo.\u202E\u0000\n')).toBe('One.\n\nTwo.')
  expect(decode('a'.repeat(101))).toBeUndefined()
})
