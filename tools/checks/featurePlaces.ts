import { spawnSync } from 'node:child_process'

/** Files outside a feature's package that may name it: generated files, documentation, and examples. */
const UNCOUNTED =
  /^(?:pnpm-lock\.yaml$|\.changeset\/|docs\/|bench\/|examples\/|checks\/.+\.test\.ts$)|\.md$|\.test(?:-d)?\.tsx?$|\/src\/test\//

/** Returns the tracked files outside `folder` that name the package, in the order of git. Documents, tests and what is generated don't count. */
export function placesOf(root: string, folder: string, name: string): string[] {
  const { status, stderr, stdout } = spawnSync('git', ['grep', '-lF', name, '--', '.', `:!${folder}`], {
    cwd: root,
    encoding: 'utf8',
  })
  // 1: nothing was found.
  if (status !== 0 && status !== 1) throw new Error(stderr)
  return stdout.split('\n').filter(path => path !== '' && !UNCOUNTED.test(path))
}
