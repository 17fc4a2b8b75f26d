import { expect, test } from 'vitest'
import { rowAfterKey, visibleRows } from './visibleRows'

test('renders the visible rows and at most a few more', () => {
  for (let top = 0; top <= 600 * 56 - 440; top += 37) {
    const { from, to } = visibleRows(top / 56, (top + 440) / 56, 600)
    expect(from).toBeLessThanOrEqual(Math.floor(top / 56))
    expect(to).toBeGreaterThanOrEqual(Math.ceil((top + 440) / 56))
    expect(to - from).toBeLessThanOrEqual(32)
  }
})

test('isNearEnd is true before the end is visible', () => {
  expect(visibleRows(0, 440 / 56, 40).isNearEnd).toBe(false)
  expect(visibleRows(6, (56 * 6 + 440) / 56, 40).isNearEnd).toBe(true)
  expect(visibleRows(26, (56 * 26 + 440) / 56, 40).isNearEnd).toBe(true)
  expect(visibleRows(0, 440 / 56, 3).isNearEnd).toBe(true)
})

test('a list that shrinks above its scroll position still shows its last rows', () => {
  expect(visibleRows(500, (56 * 500 + 440) / 56, 10).from).toBeLessThan(10)
})

test('keys stay within the list', () => {
  expect(rowAfterKey('ArrowUp', 0, 5, 3)).toBe(0)
  expect(rowAfterKey('ArrowDown', 4, 5, 3)).toBe(4)
  expect(rowAfterKey('PageDown', 0, 5, 3)).toBe(3)
  expect(rowAfterKey('End', 0, 5, 3)).toBe(4)
  expect(rowAfterKey('Enter', 0, 5, 3)).toBeUndefined()
})
