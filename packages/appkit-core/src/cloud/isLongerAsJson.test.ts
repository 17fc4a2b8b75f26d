import { expect, test } from 'vitest'
import { isLongerAsJson } from './isLongerAsJson'

test.each([
  { text: 'a "quoted" text', list: [1, null, true, 'x'], deep: { one: {}, two: [] }, none: undefined },
  [],
  ['x'.repeat(100)],
  { 'a name': -12.5e-7 },
])('never reports a value within the limit as longer: %j', value => {
  expect(isLongerAsJson(value, JSON.stringify(value).length)).toBe(false)
})

test('counts names and texts at any depth', () => {
  const text = 'x'.repeat(60)
  expect(isLongerAsJson({ [text]: text }, 100)).toBe(true)
  expect(isLongerAsJson([{ one: text }, { two: [text] }], 100)).toBe(true)
  expect(isLongerAsJson([text], 100)).toBe(false)
})

test('stops counting in a long list', () => {
  const unreadable = {
    get text(): string {
      throw new Error('looked at')
    },
  }
  expect(isLongerAsJson(['x'.repeat(101), unreadable], 100)).toBe(true)
})
