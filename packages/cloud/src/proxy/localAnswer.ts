import { readIdToken } from '../relay/frames/readIdToken'
import type { JsonRpcBody } from './jsonRpc'

/** What the proxy knows without asking anybody: which chain this is. Undefined for everything else, batches among it. */
export function localAnswer(chainId: string, body: JsonRpcBody, text: string): string | undefined {
  if (!('method' in body)) return undefined
  const [namespace, reference = ''] = chainId.split(':')
  if (namespace !== 'eip155' || body.id === undefined) return undefined
  const result = resultOf(body.method, reference)
  if (result === undefined) return undefined
  // Ids have up to 19 digits, more than a number holds, so the caller gets its own characters back.
  return `{"jsonrpc":"2.0","id":${readIdToken(text) ?? JSON.stringify(body.id)},"result":${JSON.stringify(result)}}`
}

function resultOf(method: string, reference: string): string | boolean | undefined {
  switch (method) {
    case 'eth_chainId':
      return `0x${BigInt(reference).toString(16)}`
    case 'net_version':
      return reference
    case 'net_listening':
      return true
    default:
      return undefined
  }
}
