/**
 * Downloads the indexes of Debian's packages. `apt-get update` ignores an index that it can't download, and then the
 * newest version in sight is an old one. So this asks for an error instead, and tries again.
 *
 * @param {(command: string, args: readonly string[]) => Promise<{ code: number, output: string }>} execute
 * @param {{ tries?: number, pauseMs?: number }} [options] pauseMs: pause before another try, in milliseconds
 * @returns {Promise<string[]>} the output of every failed try
 */
export async function updatePackageIndexes(execute, { tries = 3, pauseMs = 5000 } = {}) {
  const failures = []
  while (failures.length < tries) {
    if (failures.length > 0) await new Promise(resolve => setTimeout(resolve, pauseMs))
    const { code, output } = await execute('apt-get', ['update', '-o', 'APT::Update::Error-Mode=any'])
    // Versions of apt before 2.1 don't know this mode.
    if (code === 0 && !/^(?:E:|W: (?:Failed to fetch|Some index files))/m.test(output)) return failures
    failures.push(output)
  }
  return failures
}
