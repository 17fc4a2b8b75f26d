import { spawnSync } from 'node:child_process'

/**
 * Files outside a feature's package that may name it: generated files, documentation, tests, examples and benchmarks.
 */
const UNCOUNTED =
  /^(?:pnpm-lock\.yaml$|\.changeset\/|docs\/|tools\/checks\/docs\/|bench\/|examples\/)|\.md$|\.test(?:-d)?\.tsx?$|\/src\/test\//

/**
 * Returns the tracked files outside `folder` that name the package, in git's order. Skips documentation, tests,
 * examples, benchmarks and generated files.
 */
export function filesMentioning(root: string, folder: string, name: string): string[] {
  const { status, stderr, stdout } = spawnSync('git', ['grep', '-lF', name, '--', '.', `:!${folder}`], {
    cwd: root,
    encoding: 'utf8',
  })
  // Exit code 1 means no match.
  if (status !== 0 && status !== 1) throw new Error(stderr)
  return stdout.split('\n').filter(path => path !== '' && !UNCOUNTED.test(path))
}
