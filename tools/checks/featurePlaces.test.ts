import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placesOf } from './featurePlaces.ts'
import { readWorkspace, repository } from './workspace.ts'

const features = readWorkspace(repository)
  .filter(({ folder }) => existsSync(join(repository, folder, 'src/exports/feature.ts')))
  .map(({ folder, manifest }) => ({ folder, ...manifest }))

/** With a changeset, all that a feature of the default set edits outside its package. */
const permitted = ['packages/appkit/package.json', 'packages/appkit/src/kit/accountFeatures.ts']

test('there is a feature to copy, and features to count', () => {
  expect(features.map(({ folder }) => folder)).toEqual(
    expect.arrayContaining(['packages/activity', 'packages/send', 'packages/toy-feature']),
  )
})

test.each(features.filter(({ private: isPrivate }) => !isPrivate))(
  '$name is named by a manifest and the default list, and nowhere else',
  ({ folder, name }) => {
    expect(placesOf(repository, folder, name)).toEqual(permitted)
  },
)

test.each(features.filter(({ private: isPrivate }) => isPrivate))(
  '$name, which is in no default set, is named nowhere',
  ({ folder, name }) => {
    expect(placesOf(repository, folder, name)).toEqual([])
  },
)

test('another place that names a feature is found', () => {
  expect(placesOf(repository, 'packages/send', '@openappkit/appkit-ui/features')).toContain(
    'packages/appkit/src/kit/startAccountFeatures.ts',
  )
})
