import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureTree } from '../checks/fixtureTree.ts'
import { repository } from '../checks/workspace.ts'
import { applyChangesets } from './version.ts'

const changeset = (text: string, ...bumps: string[]): string =>
  `---\n${bumps.map(bump => `"@openappkit/${bump}\n`).join('')}---\n\n${text}\n`

/** A checkout with three packages, of which `appkit` depends on `appkit-core`. */
function checkout(changesets: Record<string, string>): string {
  const pkg = (name: string, dependencies: object = {}): object => ({
    name: `@openappkit/${name}`,
    version: '0.0.0',
    dependencies,
  })
  const root = fixtureTree({
    'package.json': { name: 'root', private: true, type: 'module', packageManager: 'pnpm@12.21.0' },
    'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
    '.changeset/config.json': readFileSync(join(repository, '.changeset/config.json'), 'utf8'),
    'tools/release/changelog.ts': readFileSync(join(repository, 'tools/release/changelog.ts'), 'utf8'),
    'packages/appkit/package.json': pkg('appkit', { '@openappkit/appkit-core': 'workspace:*' }),
    'packages/appkit-core/package.json': pkg('appkit-core'),
    'packages/appkit-core/src/cloud/sdkVersion.ts': "export const packageVersion = '0.0.0'\n",
    'packages/send/package.json': pkg('send'),
    ...changesets,
  })
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'), 'junction')
  const git = (...args: string[]): void => {
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root })
  }
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.changeset', 'packages')
  git('commit', '--quiet', '--message=one')
  return root
}

test('the first release has features of every package, its own ones first, and the version in the source', () => {
  const root = checkout({
    '.changeset/a.md': changeset('Change options.\n\n```ts\nupdate()\n```', 'appkit": minor', 'appkit-core": minor'),
    '.changeset/b.md': changeset('Connect wallets.', 'appkit": minor'),
  })
  applyChangesets(root)
  const read = (path: string): string => readFileSync(join(root, 'packages', path), 'utf8')
  expect(read('appkit/CHANGELOG.md')).toBe(`# @openappkit/appkit

## 0.1.0

### Features

- Connect wallets.

- Change options.

  \`\`\`ts
  update()
  \`\`\`
`)
  expect(read('appkit-core/CHANGELOG.md')).toContain('### Features\n\n- Change options.')
  expect(read('send/CHANGELOG.md')).toContain('## 0.1.0\n\nNo changes. Released with the other packages.\n')
  expect(read('appkit-core/src/cloud/sdkVersion.ts')).toBe("export const packageVersion = '0.1.0'\n")
  expect(JSON.parse(read('send/package.json'))).toMatchObject({ version: '0.1.0' })
  expect(JSON.parse(read('appkit/package.json'))).toMatchObject({
    dependencies: { '@openappkit/appkit-core': 'workspace:*' },
  })
  expect(readdirSync(join(root, '.changeset'))).toEqual(['config.json'])

  writeFileSync(join(root, '.changeset/c.md'), changeset('Keep the amount.', 'appkit": patch'))
  applyChangesets(root)
  expect(read('appkit/CHANGELOG.md')).toMatch(
    /^# @openappkit\/appkit\n\n## 0\.1\.1\n\n### Fixes\n\n- Keep the amount\.\n\n## 0\.1\.0\n\n### Features\n\n- Connect/,
  )
})
