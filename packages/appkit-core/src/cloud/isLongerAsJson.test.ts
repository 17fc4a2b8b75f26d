import { expect, test } from 'vitest'
import { isLongerAsJson } from './isLongerAsJson'

test.each([
  { text: 'a "quoted" text', list: [1, null, true, 'x'], deep: { one: {}, two: [] }, none: undefined },
  [],
  ['x'.repeat(100)],
  { 'a name': -12.5e-7 },
])('what fits is never called longer: %j', value => {
  expect(isLongerAsJson(value, JSON.stringify(value).length)).toBe(false)
})

test('what is longer by its names and texts is called so, wherever they are', () => {
  const text = 'x'.repeat(60)
  expect(isLongerAsJson({ [text]: text }, 100)).toBe(true)
  expect(isLongerAsJson([{ one: text }, { two: [text] }], 100)).toBe(true)
  expect(isLongerAsJson([text], 100)).toBe(false)
})

test('the rest of a long list is not looked at', () => {
  const unreadable = {
    get text(): string {
      throw new Error('looked at')
    },
  }
  expect(isLongerAsJson(['x'.repeat(101), unreadable], 100)).toBe(true)
})
