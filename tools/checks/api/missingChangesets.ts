import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Violation } from '../violation.ts'

/** Returns the API reports that differ from a commit without a new or edited changeset for their package. */
export function missingChangesets(root: string, commit: string): Violation[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const [base = commit] = git('merge-base', commit, 'HEAD')
  const changed = (...paths: string[]): string[] => [
    ...git('diff', '--name-only', '--no-renames', base, '--', ...paths),
    ...git('ls-files', '--others', '--exclude-standard', '--', ...paths),
  ]
  const described = new Set(changed('.changeset/*.md').flatMap(file => packagesOf(join(root, file))))
  return changed('packages/*/api/*.api.md')
    .map(file => ({ file, name: packageOf(root, file) }))
    .filter(({ name }) => name !== undefined && !described.has(name))
    .map(({ file, name }) => ({
      rule: 'api',
      file,
      message: `the public types of ${name} changed, and no changeset of this branch names it. Run \`npm run changeset\``,
    }))
}

/** Returns the packages in the head of a changeset. The release removes changesets. */
function packagesOf(changeset: string): string[] {
  if (!existsSync(changeset)) return []
  const [, head = ''] = readFileSync(changeset, 'utf8').split(/^---$/m)
  return [...head.matchAll(/^["'](.+)["']:/gm)].map(([, name = '']) => name)
}

/** Returns the package of a report, or undefined if it was removed. */
function packageOf(root: string, report: string): string | undefined {
  const manifest = join(root, report, '../../package.json')
  return existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly name: string }).name
    : undefined
}
