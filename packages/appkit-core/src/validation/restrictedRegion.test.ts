import { expect, test } from 'vitest'
import { isRestrictedRegion } from './restrictedRegion'

test.each([
  'Asia/Shanghai',
  'ASIA/URUMQI',
  'Asia/Hong_Kong',
  'Asia/Macau',
  'Asia/Macao',
  'Asia/Chongqing',
  'Asia/Harbin',
  'Asia/Kashgar',
])('Some regions are restricted by timezone (Asian timezones for China, Hong Kong, Macau): %s is', timeZone => {
  expect(isRestrictedRegion(timeZone)).toBe(true)
})

test.each(['Asia/Tokyo', 'Asia/Taipei', 'Asia/Singapore', 'Europe/Berlin', 'UTC', '', undefined])(
  'Some regions are restricted by timezone: %s is not',
  timeZone => {
    expect(isRestrictedRegion(timeZone)).toBe(false)
  },
)
