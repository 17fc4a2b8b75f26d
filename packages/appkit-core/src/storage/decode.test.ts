import { expect, test } from 'vitest'
import { finite, listOf, objectOf, oneOf, recordOf, text } from './decode'

test('accepts strings up to a maximum length', () => {
  expect(text(3)('abc')).toBe('abc')
  expect(text(3)('abcd')).toBeUndefined()
  expect(text()(7)).toBeUndefined()
})

test('accepts finite numbers', () => {
  expect(finite(1.5)).toBe(1.5)
  expect([finite(Number.NaN), finite(Number.POSITIVE_INFINITY), finite('1')]).toEqual([undefined, undefined, undefined])
})

test('accepts one of a fixed set', () => {
  expect(oneOf(['a', 'b'])('b')).toBe('b')
  expect(oneOf(['a', 'b'])('c')).toBeUndefined()
})

test('drops invalid list elements and rejects anything but a list', () => {
  expect(listOf(text())(['a', 1, null, 'b'])).toEqual(['a', 'b'])
  expect(listOf(text())({ 0: 'a' })).toBeUndefined()
})

test('drops invalid map values and rejects anything but a map', () => {
  expect(recordOf(text())({ a: 'x', b: 1 })).toEqual({ a: 'x' })
  expect([recordOf(text())([]), recordOf(text())(null), recordOf(text())('a')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test("a stored map can't change its prototype", () => {
  const decoded = recordOf(text())(JSON.parse('{"__proto__":"polluted","a":"x"}'))
  expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype)
  expect(Object.hasOwn(decoded ?? {}, '__proto__')).toBe(true)
})

test('requires required fields, keeps valid optional ones and drops all others', () => {
  const decode = objectOf({ id: text() }, { size: finite })
  expect(decode({ id: 'a', size: 1, other: true })).toEqual({ id: 'a', size: 1 })
  expect(decode({ id: 'a', size: 'large' })).toEqual({ id: 'a' })
  expect([decode({ size: 1 }), decode(null), decode('a')]).toEqual([undefined, undefined, undefined])
})
