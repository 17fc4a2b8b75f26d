import { expect, test } from 'vitest'
import { RowFormats } from './RowFormats'
import { relativeDate } from './relativeDate'

const now = Date.UTC(2026, 0, 15, 12)
const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const month = (365.2425 / 12) * day

test.each([
  ['seconds up to 44', 0, 'second', 0],
  ['seconds up to 44', second, 'second', 1],
  ['seconds up to 44', 44 * second, 'second', 44],
  ['seconds up to 44', 44.4 * second, 'second', 44],
  ['a minute up to 89 s', 44.5 * second, 'minute', 1],
  ['a minute up to 89 s', 45 * second, 'minute', 1],
  ['a minute up to 89 s', 89 * second, 'minute', 1],
  ['minutes up to 44', 90 * second, 'minute', 2],
  ['minutes up to 44', 44 * minute, 'minute', 44],
  ['an hour up to 89 min', 45 * minute, 'hour', 1],
  ['an hour up to 89 min', 89 * minute, 'hour', 1],
  ['hours up to 21', 90 * minute, 'hour', 2],
  ['hours up to 21', 21 * hour, 'hour', 21],
  ['a day up to 35 h', 22 * hour, 'day', 1],
  ['a day up to 35 h', 35 * hour, 'day', 1],
  ['days up to 25', 36 * hour, 'day', 2],
  ['days up to 25', 25 * day, 'day', 25],
  ['a month up to 45 days', 26 * day, 'month', 1],
  ['a month up to 45 days', 45 * day, 'month', 1],
  ['months up to 10', 46 * day, 'month', 2],
  ['months up to 10', 10 * month, 'month', 10],
  ['a year up to 17 months', 11 * month, 'year', 1],
  ['a year up to 17 months', 17 * month, 'year', 1],
  ['years from 18 months', 18 * month, 'year', 2],
  ['years from 18 months', 120 * month, 'year', 10],
] as const)('Relative dates, thresholds: %s (%d ms ago is %s, %i)', (_, distance, unit, count) => {
  expect(relativeDate(now - distance, now)).toEqual({ unit, count })
  expect(relativeDate(now + distance, now)).toEqual({ unit, count })
})

test('Relative dates: the count never falls and the unit never gets finer as time goes on', () => {
  const units = ['second', 'minute', 'hour', 'day', 'month', 'year']
  let last: readonly [unit: number, count: number] = [0, 0]
  for (let distance = 0; distance < 40 * month; distance += distance < 2 * hour ? 250 : 20 * minute) {
    const { unit, count } = relativeDate(now - distance, now)
    const next = [units.indexOf(unit), count] as const
    if (next[0] < last[0] || (next[0] === last[0] && next[1] < last[1])) throw new Error(`falls back at ${distance} ms`)
    last = next
  }
  expect(last).toEqual([5, 3])
})

test.each([
  [44 * second, '44 sec ago'],
  [45 * second, '1 min ago'],
  [44 * minute, '44 min ago'],
  [45 * minute, '1 hr ago'],
  [21 * hour, '21 hr ago'],
  [22 * hour, '1 day ago'],
  [25 * day, '25 days ago'],
  [11 * month, '1 yr ago'],
  [24 * month, '2 yr ago'],
])("Relative dates use short forms such as '1 hr ago': %d ms ago is %s", (distance, text) => {
  expect(new RowFormats('en').time(now - distance, now).short).toBe(text)
})

test("Relative dates use short forms such as '1 hr ago', in any language", () => {
  expect(new RowFormats('de').time(now - 45 * minute, now).short).toBe('vor 1 Std.')
  expect(new RowFormats('ja').time(now - 3 * hour, now).short).toBe('3 時間前')
  expect(new RowFormats('ar-EG').time(now - 3 * hour, now).short).toContain('٣')
})
