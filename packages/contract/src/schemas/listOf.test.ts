import { expect, test } from 'vitest'
import { z } from 'zod'
import { jsonSchemaOf } from './jsonSchemaOf'
import { listOf } from './listOf'

const short = listOf(z.string().max(3), { min: 1, max: 4 })

test('accepts a list of a valid length', () => {
  expect(short.parse(['a'])).toEqual(['a'])
  expect(short.parse(['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd'])
  expect(listOf(z.string(), { max: 1 }).parse([])).toEqual([])
})

test.each([
  ['an object instead of a list', { length: 2 }, 'invalid_type', [], /expected array/],
  ['too few items', [], 'too_small', [], /1 items/],
  ['too many items', Array.from({ length: 5 }, () => 'a'), 'too_big', [], 'must have 4 items at most'],
  ['an invalid item', ['a', 'long'], 'too_big', [1], /3 characters/],
])('rejects %s and names the path', (_, value, code, path, message) => {
  const issues = short.safeParse(value).error?.issues
  expect(issues).toMatchObject([{ code, path }])
  expect(issues?.[0]?.message).toMatch(message)
})

test('reports one issue for half a million invalid items and checks only the first', () => {
  let looks = 0
  const item = z.custom(() => {
    looks++
    return false
  })
  const wrong = Array.from({ length: 500_000 }, () => 1)
  expect(listOf(item, { max: 100 }).safeParse(wrong).error?.issues).toHaveLength(1)
  expect(looks).toBe(0)
  expect(listOf(item, { max: 1_000_000 }).safeParse(wrong).error?.issues).toHaveLength(1)
  expect(looks).toBe(1)
})

test('documents its items and length limits', () => {
  expect(jsonSchemaOf(short)).toEqual({
    type: 'array',
    items: { type: 'string', maxLength: 3 },
    minItems: 1,
    maxItems: 4,
  })
  expect(jsonSchemaOf(listOf(z.string(), { max: 4 }))).toEqual({
    type: 'array',
    items: { type: 'string' },
    maxItems: 4,
  })
})
