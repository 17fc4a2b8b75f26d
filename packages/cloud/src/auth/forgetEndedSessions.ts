import type { Logger } from 'pino'
import type { AuthStore } from './AuthStore'

const INTERVAL = 60 * 60 * 1000

/** Deletes expired sessions and nonces, now and every hour, until the returned function is called. */
export function forgetEndedSessions(store: AuthStore, logger: Pick<Logger, 'warn'>): () => Promise<void> {
  let running = Promise.resolve()
  const forget = (): void => {
    running = store.forget(new Date()).catch((err: unknown) => logger.warn({ err }, "Couldn't delete ended sessions"))
  }
  forget()
  const timer = setInterval(forget, INTERVAL)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
