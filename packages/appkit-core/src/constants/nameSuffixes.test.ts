import { expect, test } from 'vitest'
import { legacyNameSuffix, nameSuffix } from './nameSuffixes'

test('Name suffixes .reown.id and legacy .wcn.id', () => {
  expect([nameSuffix, legacyNameSuffix]).toEqual(['.reown.id', '.wcn.id'])
})
