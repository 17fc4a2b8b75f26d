import { expect, test } from 'vitest'
import { jsonExcess } from './jsonBounds'

test.each([
  ['128 levels', `${'['.repeat(128)}${']'.repeat(128)}`],
  ['brackets within a string', JSON.stringify('[{,'.repeat(200_000))],
  ['quotes within a string', JSON.stringify('"[\\'.repeat(200_000))],
  ['an unterminated string', `"${'['.repeat(1000)}`],
  ['100,000 values', `[${Array.from({ length: 100_000 }, () => '1').join(',')}]`],
])('accepts %s', (_, text) => {
  expect(jsonExcess(text)).toBeUndefined()
})

test.each([
  ['129 levels', `${'['.repeat(129)}${']'.repeat(129)}`, 'levels'],
  ['129 levels of objects', `${'{"a":'.repeat(129)}1${'}'.repeat(129)}`, 'levels'],
  ['100,001 values', `[${Array.from({ length: 100_001 }, () => '1').join(',')}]`, 'values'],
  ['60,000 empty lists', `[${Array.from({ length: 60_000 }, () => '[]').join(',')}]`, 'values'],
])('rejects %s', (_, text, word) => {
  expect(jsonExcess(text)).toContain(word)
})
