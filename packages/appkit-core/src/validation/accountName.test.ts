import { expect, test } from 'vitest'
import { isAccountName } from './accountName'

test.each(['vita', 'ada-lovelace', 'Name42', '1234', 'a-b-'])(
  'Name: letters, digits, hyphens, at least 4 characters: %j is one',
  value => {
    expect(isAccountName(value)).toBe(true)
  },
)

test.each(['', 'abc', 'a.bc', 'ab c', 'ab_c', 'ädam', 'abcd.reown.id', 'abcd\n', 1234, null])(
  'Name: letters, digits, hyphens, at least 4 characters: %j is none',
  value => {
    expect(isAccountName(value)).toBe(false)
  },
)
