import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureTree } from '../checks/fixtureTree.ts'
import { releaseNotes } from './notes.ts'

const changelog = (...changes: string[]) => `# a package

## 0.2.0

### Minor Changes

${changes.join('\n')}
- Updated dependencies [ad59caf]
  - @openappkit/core@0.2.0

## 0.1.0

### Minor Changes

- 1111111: The first release.
`

test('lists the changes of the version once, with the packages that they belong to', () => {
  const shared = '- ad59caf: Follow the color scheme.\n  \n  The buttons follow, too.'
  const root = fixtureTree({
    'send/CHANGELOG.md': changelog(shared, '- 2222222: Send tokens.'),
    'siwx/CHANGELOG.md': changelog(shared),
  })
  const packages = ['send', 'siwx', 'new'].map(name => ({ name, version: '0.2.0', folder: join(root, name) }))
  expect(releaseNotes(packages)).toBe(`## Minor Changes

- Follow the color scheme.
  
  The buttons follow, too.

  \`send\`, \`siwx\`

- Send tokens.

  \`send\`
`)
})
