import type { Logger } from 'pino'
import type { TokenScanStore } from './TokenScanStore'

const INTERVAL = 60 * 60 * 1000
/** Results expire because anyone can query any account, and each query stores results. */
const KEPT = 30 * 24 * INTERVAL

/**
 * Deletes the results of accounts that haven't been searched for 30 days, now and every hour, until the returned
 * function is called.
 */
export function forgetOldScans(store: TokenScanStore, logger: Pick<Logger, 'warn'>): () => Promise<void> {
  let running = Promise.resolve()
  const forget = (): void => {
    running = store
      .forget(new Date(Date.now() - KEPT))
      .catch((err: unknown) => logger.warn({ err }, "Couldn't delete old token scans"))
  }
  forget()
  const timer = setInterval(forget, INTERVAL)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
