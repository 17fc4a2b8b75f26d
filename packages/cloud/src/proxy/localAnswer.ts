import type { ProxiedCall } from './readCalls'

/** Returns the response to a call that needs no upstream, such as `eth_chainId`. Undefined for all other calls. */
export function localAnswer(chainId: string, { id, method }: ProxiedCall): string | undefined {
  const [namespace, reference = ''] = chainId.split(':')
  if (namespace !== 'eip155' || id === undefined) return undefined
  const result = resultOf(method, reference)
  return result === undefined ? undefined : `{"jsonrpc":"2.0","id":${id},"result":${JSON.stringify(result)}}`
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
