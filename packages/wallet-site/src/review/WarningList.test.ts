import { expect, test } from 'vitest'
import { WarningList } from './WarningList'

test('keeps the most severe form of a warning, and the most severe first', () => {
  const warnings = new WarningList()
  warnings.add('caution', 'unknownContract', { address: '0x1' })
  warnings.add('danger', 'unknownContract', { address: '0x1' })
  warnings.add('caution', 'unknownContract', { address: '0x1' })
  warnings.add('caution', 'unknownContract', { address: '0x2' })
  warnings.add('block', 'delegation')
  expect(warnings.all.map(({ severity, values }) => [severity, values?.['address']])).toEqual([
    ['block', undefined],
    ['danger', '0x1'],
    ['caution', '0x2'],
  ])
})

test('a flood of cautions is bounded, and pushes out no danger', () => {
  const warnings = new WarningList()
  for (let index = 0; index < 500; index++) warnings.add('caution', 'unlistedAsset', { symbol: `T${index}` })
  warnings.add('danger', 'authorityChange')
  warnings.add('block', 'unreadable')
  expect(warnings.all.length).toBe(42)
  expect(warnings.all.slice(0, 2).map(({ code }) => code)).toEqual(['unreadable', 'authorityChange'])
})
