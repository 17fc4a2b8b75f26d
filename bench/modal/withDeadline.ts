/** Settles as `task` does. After `limit` milliseconds, rejects and calls `giveUp` to free what `task` waits for. */
export async function withDeadline<Outcome>(
  task: Promise<Outcome>,
  limit: number,
  giveUp: () => Promise<void>,
): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`No end after ${limit / 1000} s`))
      void giveUp().catch(() => {})
    }, limit)
  })
  try {
    return await Promise.race([task, late])
  } finally {
    clearTimeout(timer)
  }
}
