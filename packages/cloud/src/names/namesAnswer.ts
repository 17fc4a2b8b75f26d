import { ChainRefused } from '../chains/ChainRefused'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import { HttpFailure } from '../http/HttpFailure'
import { GatewayUnavailable } from './GatewayUnavailable'

/** Timeout of a lookup in milliseconds. It may involve several slow gateways. */
const LIMIT = 20_000

/**
 * Waits for a name lookup.
 *
 * @throws HttpFailure 503 if the chain or the gateways can't be reached, or if the lookup takes longer than 20 seconds.
 * Whether the name exists is then unknown.
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
