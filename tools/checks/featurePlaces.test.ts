import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesMentioning } from './featurePlaces.ts'
import { readWorkspace, repository } from './workspace.ts'

const features = readWorkspace(repository)
  .filter(({ folder }) => existsSync(join(repository, folder, 'src/exports/feature.ts')))
  .map(({ folder, manifest }) => ({ folder, ...manifest }))

/** The only files outside its package that a feature of the default set edits, besides a changeset. */
const permitted = ['packages/appkit/package.json', 'packages/appkit/src/kit/accountFeatures.ts']

/** A feature that connects users has a half that loads before an account exists, in a list of its own. */
const permittedForLogin = [...permitted, 'packages/appkit/src/kit/loginFeatures.ts']
const logins = ['@openappkit/embedded-wallet']

test('finds the published features and the toy feature', () => {
  expect(features.map(({ folder }) => folder)).toEqual(
    expect.arrayContaining(['packages/activity', 'packages/send', 'packages/toy-feature']),
  )
})

test.each(features.filter(({ private: isPrivate }) => !isPrivate))(
  '$name appears only in a manifest and in the default list',
  ({ folder, name }) => {
    expect(filesMentioning(repository, folder, name)).toEqual(logins.includes(name) ? permittedForLogin : permitted)
  },
)

test.each(features.filter(({ private: isPrivate }) => isPrivate))(
  '$name is not in the default set and appears nowhere',
  ({ folder, name }) => {
    expect(filesMentioning(repository, folder, name)).toEqual([])
  },
)

test('finds any other file that names a feature', () => {
  expect(filesMentioning(repository, 'packages/send', '@openappkit/appkit-ui/features')).toContain(
    'packages/appkit/src/kit/startAccountFeatures.ts',
  )
})
