import { fetchChosen } from '../http/fetchChosen'
import { type JsonRpcBody, parseAnswers } from './jsonRpc'
import { nodeTroubleIn } from './nodeTroubleIn'
import type { ProxyLimits } from './ProxyLimits'

/** Reason why an upstream's response can't be used. */
export type UpstreamTrouble =
  | 'unreachable'
  | 'timeout'
  | 'status'
  | 'rate-limited'
  | 'too-large'
  | 'not-json-rpc'
  | 'node-error'

export type UpstreamAnswer =
  | { readonly trouble?: undefined; readonly status: 200 | 400; readonly bytes: Uint8Array<ArrayBuffer> }
  /** At least part of the response reports a problem of the node. */
  | {
      readonly trouble: 'node-error'
      readonly status: 200 | 400
      readonly bytes: Uint8Array<ArrayBuffer>
      readonly retryAfter?: undefined
    }
  | {
      readonly trouble: Exclude<UpstreamTrouble, 'node-error'>
      readonly retryAfter?: number | undefined
      /** Whether the upstream certainly didn't process the request. */
      readonly isUntouched?: boolean
    }

/** Sends a request to one upstream and evaluates the response. Rejects only if `signal` aborts. */
export async function forwardToUpstream(
  url: string,
  text: string,
  body: JsonRpcBody,
  limits: ProxyLimits,
  signal: AbortSignal,
): Promise<UpstreamAnswer> {
  const timeout = AbortSignal.timeout(limits.timeout)
  try {
    const response = await fetchChosen(url, {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      // The operator chose this address, so the upstream must not redirect to another one.
      redirect: 'error',
      signal: AbortSignal.any([signal, timeout]),
    })
    const { status } = response
    if (status === 429) {
      return { ...(await leave(response, 'rate-limited')), retryAfter: secondsOf(response), isUntouched: true }
    }
    if (!response.ok && status !== 400) return await leave(response, 'status')
    const bytes = await readUpTo(response, limits.responseLimit)
    if (!bytes) return { trouble: 'too-large' }
    return judge(bytes, text, body, status === 400 ? 400 : 200)
  } catch (error) {
    if (signal.aborted) throw error
    return timeout.aborted ? { trouble: 'timeout' } : { trouble: 'unreachable', isUntouched: !wasSent(error) }
  }
}

function judge(bytes: Uint8Array<ArrayBuffer>, text: string, body: JsonRpcBody, status: 200 | 400): UpstreamAnswer {
  const calls = [body].flat()
  const wantsNothing = calls.every(({ id }) => id === undefined)
  if (wantsNothing && bytes.byteLength === 0) return { status, bytes }
  const parsed = parseAnswers(new TextDecoder().decode(bytes))
  // A single error in response to a batch means that the upstream didn't understand the batch.
  if (!parsed || parsed.isBatch !== Array.isArray(body)) return { trouble: 'not-json-rpc' }
  return parsed.answers.some(nodeTroubleIn(text)) ? { trouble: 'node-error', status, bytes } : { status, bytes }
}

async function readUpTo(response: Response, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = response.body?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength
    if (size > limit) {
      await reader?.cancel()
      return undefined
    }
    chunks.push(next.value)
  }
  const bytes = new Uint8Array(size)
  let position = 0
  for (const chunk of chunks) {
    bytes.set(chunk, position)
    position += chunk.byteLength
  }
  return bytes
}

/** Cancels an unread response body, which would otherwise occupy its connection. */
async function leave<Trouble extends UpstreamTrouble>(
  response: Response,
  trouble: Trouble,
): Promise<{ readonly trouble: Trouble }> {
  await response.body?.cancel()
  return { trouble }
}

function secondsOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), 3600) : undefined
}

/** Returns whether a request may have been sent despite this `fetch` error. False only if there was no connection. */
function wasSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const causes: readonly unknown[] = cause instanceof AggregateError ? cause.errors : [cause]
  return !causes.every(isNoConnection)
}

function isNoConnection(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false
  if ('code' in cause && cause.code === 'UND_ERR_CONNECT_TIMEOUT') return true
  return 'syscall' in cause && (cause.syscall === 'connect' || cause.syscall === 'getaddrinfo')
}
