import { expect, test } from 'vitest'
import { finite, listOf, objectOf, oneOf, recordOf, text } from './decode'

test('a text is a string of at most so many characters', () => {
  expect(text(3)('abc')).toBe('abc')
  expect(text(3)('abcd')).toBeUndefined()
  expect(text()(7)).toBeUndefined()
})

test('a number is finite', () => {
  expect(finite(1.5)).toBe(1.5)
  expect([finite(Number.NaN), finite(Number.POSITIVE_INFINITY), finite('1')]).toEqual([undefined, undefined, undefined])
})

test('one of a fixed set', () => {
  expect(oneOf(['a', 'b'])('b')).toBe('b')
  expect(oneOf(['a', 'b'])('c')).toBeUndefined()
})

test('elements of a list that do not fit are dropped; what is no list is absent', () => {
  expect(listOf(text())(['a', 1, null, 'b'])).toEqual(['a', 'b'])
  expect(listOf(text())({ 0: 'a' })).toBeUndefined()
})

test('values of a map that do not fit are dropped; what is no map is absent', () => {
  expect(recordOf(text())({ a: 'x', b: 1 })).toEqual({ a: 'x' })
  expect([recordOf(text())([]), recordOf(text())(null), recordOf(text())('a')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a map from storage cannot reach the prototype', () => {
  const decoded = recordOf(text())(JSON.parse('{"__proto__":"polluted","a":"x"}'))
  expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype)
  expect(Object.hasOwn(decoded ?? {}, '__proto__')).toBe(true)
})

test('an object needs its required fields, keeps fit optional ones, and drops all others', () => {
  const decode = objectOf({ id: text() }, { size: finite })
  expect(decode({ id: 'a', size: 1, other: true })).toEqual({ id: 'a', size: 1 })
  expect(decode({ id: 'a', size: 'large' })).toEqual({ id: 'a' })
  expect([decode({ size: 1 }), decode(null), decode('a')]).toEqual([undefined, undefined, undefined])
})
