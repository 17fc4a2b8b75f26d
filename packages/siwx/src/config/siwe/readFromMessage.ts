import type { CaipNetworkId } from '@openappkit/contract'

/** First EVM address in a text, as it is written there; empty when there is none. Proves nothing: verify the message. */
export function getAddressFromMessage(message: string): string {
  return /0x[0-9a-fA-F]{40}/.exec(message)?.[0] ?? ''
}

/** CAIP-2 id of the chain that an EIP-4361 text names, `eip155:1` when it names none. Proves nothing: verify the message. */
export function getChainIdFromMessage(message: string): CaipNetworkId {
  return `eip155:${/Chain ID: (\d+)/.exec(message)?.[1] ?? '1'}`
}
