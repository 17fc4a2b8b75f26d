import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishedPackages } from '../release/publishedPackages.ts'
import { readWorkspace, repository } from './workspace.ts'

const folder = join(repository, '.changeset')
const changesets = readdirSync(folder).filter(file => file.endsWith('.md') && file !== 'README.md')
const published = readWorkspace(repository).flatMap(({ manifest }) => (manifest.private ? [] : [manifest.name]))

test.each(changesets)('%s lists our packages with their bump types and describes the change', file => {
  const [, front = '', text = ''] = /^---\n(.*?)\n---\n\n(.+)$/su.exec(readFileSync(join(folder, file), 'utf8')) ?? []
  const bumps = front.split('\n').map(line => /^"(.+)": (?:major|minor|patch)$/u.exec(line)?.[1])
  expect(bumps.filter(name => !published.includes(name ?? ''))).toEqual([])
  expect(text.trim()).not.toBe('')
})

const isFirstRelease = publishedPackages(repository).every(({ version }) => version === '0.0.0')
/** Describes a change of something that no release has contained. */
const history = /\b(?:no longer|anymore|is gone|used to)\b|^Before,|": patch$/m

test('changesets of the first release describe features, not changes of earlier commits', () => {
  const unreadable = changesets.filter(file => history.test(readFileSync(join(folder, file), 'utf8')))
  expect(isFirstRelease ? unreadable : []).toEqual([])
  expect(history.test('The button no longer moves.')).toBe(true)
})

test('changelogs are written by the module in the configuration', () => {
  const { changelog } = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) as { changelog: string }
  expect(existsSync(join(folder, changelog))).toBe(true)
})
