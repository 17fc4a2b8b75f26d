import type { Logger } from 'pino'

const INTERVAL = 5 * 60_000

/** Deletes ended sessions and proofs, now and every five minutes, until the returned function is called. */
export function forgetEndedLogins(
  forget: (now: Date) => Promise<void>,
  logger: Pick<Logger, 'warn'>,
): () => Promise<void> {
  let running = Promise.resolve()
  const run = (): void => {
    running = forget(new Date()).catch((err: unknown) => logger.warn({ err }, "Couldn't delete ended wallet sessions"))
  }
  run()
  const timer = setInterval(run, INTERVAL)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
