import type { JsonRpcBody } from './jsonRpc'

/** What changes something and can't be repeated: the second time a node says that it has the transaction already, which the caller would take for a failure. */
const SENDING = /^(eth_send\w*|sendTransaction|sendrawtransaction|requestAirdrop)$/i

/** Whether a call, or one of a batch, sends something. */
export function isSending(body: JsonRpcBody): boolean {
  return [body].flat().some(({ method }) => SENDING.test(method))
}
