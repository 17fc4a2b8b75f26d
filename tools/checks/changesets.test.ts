import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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
