import { expect, test } from 'vitest'
import { fixtureTree } from '../fixtureTree.ts'
import { repository } from '../workspace.ts'
import type { LibraryVersions } from './readVersions.ts'
import { versionProblems } from './versionProblems.ts'
import { checkVersionsPage } from './versionsPage.ts'

const react: LibraryVersions = {
  name: 'React',
  package: 'react',
  supported: '>=18.3.1 <20',
  floor: '18.3.1',
  types: '18.3.1',
  current: '19.3.1',
  newest: '19.4.0',
}

test('docs/versions.md shows the versions that were tested', () => {
  expect(checkVersionsPage(repository)).toEqual([])
})

test('accepts tests of both ends', () => {
  expect(versionProblems(react)).toEqual([])
})

test('rejects tests that leave out the lowest version', () => {
  expect(versionProblems({ ...react, floor: '18.3.2' })).toEqual([
    'React 18.3.1 is the lowest that we support, but 18.3.2 was tested; run `npm run versions -- --floor --write`',
  ])
  expect(versionProblems({ ...react, floor: undefined })).toHaveLength(1)
})

test('rejects a newest version that we do not support', () => {
  expect(versionProblems({ ...react, newest: '20.0.0' })).toHaveLength(1)
  expect(versionProblems({ ...react, newest: undefined })).toHaveLength(1)
})

test('rejects a page that shows other versions, or has no table', () => {
  const walk = { day: '2026-11-29', examples: ['vite-react'], versions: { react: '18.3.1' } }
  const files = {
    'package.json': { name: 'x' },
    'pnpm-workspace.yaml': 'packages:\n  - packages/*\n\ncatalog:\n  react: 19.3.1\n',
    'docs/versions.json': { floor: walk, newest: walk },
  }
  const messages = (page: string): string[] =>
    checkVersionsPage(fixtureTree({ ...files, 'docs/versions.md': page }))
      .filter(({ file }) => file === 'docs/versions.md')
      .map(({ message }) => message)
  expect(messages('<!-- versions -->\n\n| old |\n\n<!-- /versions -->\n')).toEqual([
    'differs from what was tested; run `node tools/checks/versions/versionsPage.ts --write`',
  ])
  expect(messages('# Versions\n')).toEqual(['has no `<!-- versions -->` block'])
})
