import { expect, test } from 'vitest'
import { byLanguage } from './byLanguage'

test.each([
  ['ar', 'Arabic'],
  ['ar-EG', 'Arabic'],
  ['AR_eg', 'Arabic'],
  ['en-GB', 'English'],
  ['arn', undefined],
  ['xx', undefined],
  ['', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
])('%s matches %s', (locale, found) => {
  expect(byLanguage({ ar: 'Arabic', en: 'English' }, locale)).toBe(found)
})
