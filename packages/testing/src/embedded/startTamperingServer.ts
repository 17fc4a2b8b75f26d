import { createServer } from 'node:http'
import { AnswerChanges, type ChangeAnswer } from './AnswerChanges'
import { forward } from './forward'

/** A server between clients and the real one, which changes answers. */
export interface TamperingServer extends AsyncDisposable {
  /** Origin of this server, such as `http://localhost:4000`. The real server must use it as its own. */
  readonly url: string
  /** URL of the server that gets the requests. Until it is set, requests fail with 502. */
  target: string | undefined
  /**
   * Changes the JSON answers to requests whose path ends with `endpoint`, such as `/wallet/v1/account`. Returns a
   * function that stops.
   */
  change(endpoint: string, change: ChangeAnswer): () => void
  close(): Promise<void>
}

/** Options of {@link startTamperingServer}. */
export interface TamperingServerOptions {
  /** See {@link TamperingServer.target}. */
  readonly target?: string | undefined
  /** Default: a free port. */
  readonly port?: number | undefined
}

/**
 * Starts a server on this machine that forwards requests and changes the answers that the test chooses. Use it to show
 * that a client notices a malicious server.
 *
 * @example
 * ```ts
 * import { lowerEpoch, startTamperingServer } from '@openappkit/testing/node'
 *
 * await using server = await startTamperingServer({ target: 'http://localhost:8788' })
 * const stop = server.change('/wallet/v1/account', lowerEpoch())
 * // The wallet at `server.url` must refuse the account.
 * stop()
 * ```
 */
export async function startTamperingServer({
  port = 0,
  target,
}: TamperingServerOptions = {}): Promise<TamperingServer> {
  const changes = new AnswerChanges()
  const server = createServer((request, response) => forward(request, response, tampering.target, changes))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  const tampering: TamperingServer = {
    url: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    target,
    change: (endpoint, change) => changes.add(endpoint, change),
    close,
    [Symbol.asyncDispose]: close,
  }
  return tampering
}
