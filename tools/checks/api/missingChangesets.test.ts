import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureTree } from '../fixtureTree.ts'
import { missingChangesets } from './missingChangesets.ts'

const report = 'packages/kit/api/index.api.md'

/** A branch of a repository that has a report and a changeset for `@openappkit/kit`. */
class Branch {
  readonly #root = fixtureTree({
    'packages/kit/package.json': { name: '@openappkit/kit' },
    [report]: 'a',
    '.changeset/old.md': '---\n"@openappkit/kit": minor\n---\n\nText\n',
  })

  constructor() {
    this.#git('init', '--quiet', '--initial-branch=main')
    this.commit()
    this.#git('switch', '--quiet', '--create', 'topic')
  }

  get missing(): string[] {
    return missingChangesets(this.#root, 'main').map(({ file, message }) => `${file} ${message}`)
  }

  write(path: string, text: string): void {
    mkdirSync(join(this.#root, path, '..'), { recursive: true })
    writeFileSync(join(this.#root, path), text)
  }

  remove(path: string): void {
    rmSync(join(this.#root, path), { recursive: true })
  }

  commit(): void {
    this.#git('add', '.')
    this.#git('commit', '--quiet', '--message=change')
  }

  #git(...args: string[]): void {
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: this.#root })
  }
}

test('a changed report needs a changeset that is new or edited and names its package', () => {
  const branch = new Branch()
  expect(branch.missing).toEqual([])
  branch.write(report, 'b')
  expect(branch.missing).toEqual([expect.stringContaining(`${report} the public types of @openappkit/kit changed`)])
  branch.write('.changeset/other.md', '---\n"@openappkit/other": patch\n---\n\nText\n')
  expect(branch.missing).toHaveLength(1)
  branch.write('.changeset/new.md', '---\n"@openappkit/other": patch\n"@openappkit/kit": patch\n---\n\nText\n')
  expect(branch.missing).toEqual([])
  branch.commit()
  expect(branch.missing).toEqual([])
})

test('an edited changeset counts, and its removal by the release needs none', () => {
  const branch = new Branch()
  branch.write(report, 'b')
  branch.write('.changeset/old.md', '---\n"@openappkit/kit": minor\n---\n\nMore text\n')
  expect(branch.missing).toEqual([])
  branch.write(report, 'a')
  branch.remove('.changeset/old.md')
  expect(branch.missing).toEqual([])
})

test('a new report needs a changeset, and a removed package needs none', () => {
  const branch = new Branch()
  branch.write('packages/kit/api/react.api.md', 'a')
  expect(branch.missing).toEqual([expect.stringContaining('packages/kit/api/react.api.md')])
  branch.remove('packages/kit')
  expect(branch.missing).toEqual([])
})
