import type { Logger } from 'pino'
import { SwapFailure } from './SwapFailure'
import type { SwapProvider } from './SwapProvider'

/**
 * Runs a request to a provider within its timeout. Logs why the provider is unavailable, because clients don't learn
 * it.
 *
 * @throws The error of the request.
 */
export async function askProvider<Value>(
  { id, timeout }: Pick<SwapProvider, 'id' | 'timeout'>,
  signal: AbortSignal,
  logger: Pick<Logger, 'warn'>,
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  try {
    return await run(AbortSignal.any([signal, AbortSignal.timeout(timeout)]))
  } catch (err) {
    const isExpected = err instanceof SwapFailure && err.reason !== 'unavailable'
    if (!isExpected && !signal.aborted) logger.warn({ provider: id, err }, "The swap provider didn't answer")
    throw err
  }
}
