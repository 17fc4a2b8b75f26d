/** Runs every task, even if one throws. Throws the first error after the last task. */
export function runAll(tasks: Iterable<() => void>): void {
  const failures: unknown[] = []
  for (const task of tasks) {
    try {
      task()
    } catch (failure) {
      failures.push(failure)
    }
  }
  if (failures.length > 0) throw failures[0]
}
