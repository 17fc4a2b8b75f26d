import { ChainRefused } from '../chains/ChainRefused'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import { HttpFailure } from '../http/HttpFailure'
import { GatewayUnavailable } from './GatewayUnavailable'

/** Milliseconds. A name may lead from one slow server to the next. */
const LIMIT = 20_000

/**
 * Waits for a lookup of names. @throws HttpFailure 503 if its source can't be reached: then it is unknown whether the
 * name exists.
 */
export async function namesAnswer<T>(lookup: Promise<T>): Promise<T> {
  const limit = AbortSignal.timeout(LIMIT)
  const tooSlow = new Promise<never>((_resolve, reject) => {
    limit.addEventListener('abort', () => reject(new GatewayUnavailable()), { once: true })
  })
  try {
    return await Promise.race([lookup, tooSlow])
  } catch (error) {
    const isAway =
      error instanceof ChainUnavailable || error instanceof ChainRefused || error instanceof GatewayUnavailable
    if (!isAway) throw error
    throw new HttpFailure(503, '', "Names can't be resolved right now. Try again in a few seconds.", {
      'retry-after': '5',
    })
  }
}
