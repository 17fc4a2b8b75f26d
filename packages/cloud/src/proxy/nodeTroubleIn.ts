import type { JsonRpcAnswer } from './jsonRpc'

const RATE_LIMITED = /rate.?limit|too many|limit exceeded|exceeded.*(limit|quota|capacity)|quota|throttl|credits/i
const OUT_OF_ORDER =
  /internal error|timed? ?out|unavailable|not available|header not found|missing trie node|unknown block|syncing|not synced|node is behind|no (healthy )?(backend|upstream|provider)|connection|overloaded|try again/i
/** Errors that the call itself causes, even if other words in the message suggest a node problem. */
const OF_THE_CALL =
  /revert|insufficient funds|nonce|underpriced|already known|gas required|intrinsic gas|invalid|simulation failed|custom program/i
/** Text that nodes quote, such as arguments and error messages of contracts. */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`/g
const LONGEST = 500

/**
 * Returns a function that checks whether a response reports a problem of the node rather than of the call, so another
 * node may succeed. It ignores text that a caller or a contract controls: quotes, text of the request, and errors with
 * revert data or simulation logs.
 *
 * @param request - The request, as sent.
 */
export function nodeTroubleIn(request: string): (answer: JsonRpcAnswer) => boolean {
  const echoed = new Map<string, boolean>()
  let plain: string | undefined
  const isEcho = (words: string): boolean => {
    // Unescaped, because a node repeats the text that way.
    plain ??= JSON.stringify(JSON.parse(request)).toLowerCase()
    const known = echoed.get(words) ?? plain.includes(words)
    echoed.set(words, known)
    return known
  }
  return ({ error }) => {
    const words = error ? ofNode(error) : undefined
    return words !== undefined && !isEcho(words.toLowerCase())
  }
}

/** Returns the words that suggest a problem of the node. Undefined if there are none. */
function ofNode(error: NonNullable<JsonRpcAnswer['error']>): string | undefined {
  if (error.code > -32000 || error.code < -32099) return undefined
  const message = (error.message ?? '').slice(0, LONGEST)
  if (OF_THE_CALL.test(message) || isOfContract(error)) return undefined
  const own = message.replace(QUOTED, ' ')
  return RATE_LIMITED.exec(own)?.[0] ?? OUT_OF_ORDER.exec(own)?.[0]
}

/**
 * Returns whether a contract caused the error: reverts have text as data, and failed simulations have logs. Errors of
 * the node have neither.
 */
function isOfContract(error: object): boolean {
  const data: unknown = 'data' in error ? error.data : undefined
  return typeof data === 'string' || (typeof data === 'object' && data !== null && ('logs' in data || 'err' in data))
}
