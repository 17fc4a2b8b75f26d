import type { JsonRpcBody } from './jsonRpc'

/**
 * Methods that change state. They can't be repeated: a second node would report a duplicate, which the caller would
 * take for a failure.
 */
const SENDING = /^(eth_send\w*|sendTransaction|sendrawtransaction|requestAirdrop)$/i

/** Returns whether a call, or any call of a batch, changes state. */
export function isSending(body: JsonRpcBody): boolean {
  return [body].flat().some(({ method }) => SENDING.test(method))
}
