import { expect, test } from 'vitest'
import { timeAgo } from './timeAgo'

const now = Date.parse('2026-05-04T12:00:00Z')

test.each([
  ['2026-05-04T11:59:40Z', 'en', 'this minute'],
  ['2026-05-04T11:58:00Z', 'en', '2 minutes ago'],
  ['2026-05-04T09:00:00Z', 'de', 'vor 3 Stunden'],
  ['2026-05-03T09:00:00Z', 'en', 'yesterday'],
  ['2026-03-01T12:00:00Z', 'en', '2 months ago'],
  ['2023-05-01T12:00:00Z', 'en', '3 years ago'],
  ['2026-05-05T12:00:00Z', 'en', 'this minute'],
  ['', 'en', ''],
])('describes %s in %s as "%s"', (date, locale, expected) => {
  expect(timeAgo(date, now, locale)).toBe(expected)
})
