import type { JsonRpcAnswer } from './jsonRpc'

const RATE_LIMITED = /rate.?limit|too many|limit exceeded|exceeded.*(limit|quota|capacity)|quota|throttl|credits/i
const OUT_OF_ORDER =
  /internal error|timed? ?out|unavailable|not available|header not found|missing trie node|unknown block|syncing|not synced|node is behind|no (healthy )?(backend|upstream|provider)|connection|overloaded|try again/i
/** Said of what the caller sent, whatever else the words may remind of. */
const CALLERS_OWN = /revert|insufficient funds|nonce|underpriced|already known|gas required|intrinsic gas|invalid/i

/** Whether an error tells of the node rather than of the call, so that another node may do better. */
export function isNodeTrouble({ error }: JsonRpcAnswer): boolean {
  if (!error || error.code > -32000 || error.code < -32099) return false
  const message = error.message ?? ''
  if (CALLERS_OWN.test(message)) return false
  return RATE_LIMITED.test(message) || OUT_OF_ORDER.test(message)
}
