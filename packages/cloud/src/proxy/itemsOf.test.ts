import { expect, test } from 'vitest'
import { itemsOf } from './itemsOf'

test.each([
  ['[]', []],
  [' [ ] ', []],
  ['[{"id":1}]', ['{"id":1}']],
  [
    '[ {"id":12345678901234567890, "a":[1,{"b":2}]} ,\n{"id":"2"} ]',
    ['{"id":12345678901234567890, "a":[1,{"b":2}]}', '{"id":"2"}'],
  ],
  ['[{"a":"],[\\"}{,"},{"a":"\\\\"}]', ['{"a":"],[\\"}{,"}', '{"a":"\\\\"}']],
])('%s', (text, items) => {
  expect(itemsOf(text)).toEqual(items)
})
