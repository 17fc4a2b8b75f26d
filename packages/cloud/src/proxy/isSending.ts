import type { JsonRpcBody } from './jsonRpc'

/**
 * Methods that change state and can't be repeated: the second node would report a duplicate, which the caller would
 * take for a failure.
 */
const SENDING = /^(eth_send\w*|sendTransaction|sendrawtransaction|requestAirdrop)$/i

/** Returns whether a call, or one of a batch, sends a transaction. */
export function isSending(body: JsonRpcBody): boolean {
  return [body].flat().some(({ method }) => SENDING.test(method))
}
