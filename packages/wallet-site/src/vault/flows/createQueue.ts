/** Runs tasks one after another. A failed task doesn't stop the next. */
export type Queue = <result>(run: () => Promise<result>) => Promise<result>

/** Creates a queue. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return run => {
    const next = last.then(run)
    last = next.catch(() => undefined)
    return next
  }
}
