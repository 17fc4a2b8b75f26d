/**
 * Runs the tasks in order, with at most `lanes` in parallel. Resolves with their results, in the order of the tasks.
 *
 * @template Result
 * @param {readonly (() => Promise<Result>)[]} tasks
 * @param {number} lanes
 * @returns {Promise<Result[]>}
 */
export async function inLanes(tasks, lanes) {
  const results = []
  const queue = tasks.entries()
  const lane = async () => {
    for (const [index, task] of queue) results[index] = await task()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
