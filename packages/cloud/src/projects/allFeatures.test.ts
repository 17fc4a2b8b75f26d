import { remoteFeatureIds } from '@openappkit/contract/schemas'
import { expect, test } from 'vitest'
import { allFeatures } from './allFeatures'

test("leaves a feature that the operator doesn't manage to the app", () => {
  const swap = { id: 'swap', isEnabled: false, config: [] }
  const features = allFeatures([swap])
  expect(features[0]).toBe(swap)
  expect(features.map(({ id }) => id).toSorted()).toEqual(remoteFeatureIds.toSorted())
  expect(features.filter(({ config }) => config !== null)).toEqual([swap])
})
