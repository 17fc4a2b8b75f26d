import { expect, test } from 'vitest'
import { tabAfterKey } from './tabAfterKey'

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowRight', 0, true, 2],
  ['ArrowLeft', 0, true, 1],
  ['Home', 2, false, 0],
  ['End', 0, true, 2],
  ['a', 1, false, -1],
])('%s on tab %i (rtl: %s) selects tab %i of three', (key, current, rtl, next) => {
  expect(tabAfterKey(key, current, 3, rtl)).toBe(next)
})
