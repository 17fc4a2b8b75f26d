import { expect, test } from 'vitest'
import { fixtureTree } from './fixtureTree.ts'
import { filesBelow } from './workspace.ts'

test('skips the folders that git ignores everywhere, such as the output of builds', () => {
  const root = fixtureTree({
    'examples/a/src/a.ts': '',
    'examples/a/dist/a.ts': '',
    'examples/a/dist-e2e/a.ts': '',
    'examples/a/.next/types/a.ts': '',
    'examples/a/node_modules/b/a.ts': '',
    'examples/a/rebuild/a.ts': '',
  })
  expect(filesBelow(root, 'examples', ['.ts'])).toEqual(['examples/a/rebuild/a.ts', 'examples/a/src/a.ts'])
})
