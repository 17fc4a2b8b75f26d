import { expect, test } from 'vitest'
import { z } from 'zod'
import { jsonSchemaOf } from './jsonSchemaOf'
import { recordOf } from './recordOf'

const notes = recordOf(z.string().max(3), z.string().max(5), { max: 2 })

test('accepts a record with up to the maximum number of members', () => {
  expect(notes.parse({})).toEqual({})
  expect(notes.parse({ a: 'one', b: 'two' })).toEqual({ a: 'one', b: 'two' })
})

test.each([
  ['too many members', { a: '', b: '', c: '' }, [], 'must have 2 members at most'],
  ['a list', ['one'], [], /expected record/],
  ['a list longer than the record limit', ['a', 'b', 'c'], [], /expected record/],
  ['null', null, [], /expected record/],
  ['a string', 'abcdef', [], /expected record/],
  ['a long key', { long: 'one' }, ['long'], /./],
  ['a long value', { a: 'longer' }, ['a'], /5 characters/],
])('rejects %s and names the path', (_, value, path, message) => {
  const issues = notes.safeParse(value).error?.issues
  expect(issues).toMatchObject([{ code: 'custom', path }])
  expect(issues?.[0]?.message).toMatch(message)
})

test('counts the members first and reports one invalid member', () => {
  let looks = 0
  const value = z.custom(() => {
    looks++
    return false
  })
  const wrong = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`k${index}`, 1]))
  expect(recordOf(z.string(), value, { max: 999 }).safeParse(wrong).error?.issues).toHaveLength(1)
  expect(looks).toBe(0)
  expect(recordOf(z.string(), value, { max: 1000 }).safeParse(wrong).error?.issues).toHaveLength(1)
  expect(looks).toBeGreaterThan(0)
})

test('documents its keys, values and size limit', () => {
  expect(jsonSchemaOf(notes)).toEqual({
    type: 'object',
    propertyNames: { type: 'string', maxLength: 3 },
    additionalProperties: { type: 'string', maxLength: 5 },
    maxProperties: 2,
  })
})
