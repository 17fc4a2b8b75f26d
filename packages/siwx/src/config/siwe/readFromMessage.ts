import type { CaipNetworkId } from '@openappkit/contract'

/**
 * Returns the first EVM address in a text, or an empty string. Doesn't verify that the address signed the text.
 *
 * @example
 * ```ts
 * import { getAddressFromMessage } from '@openappkit/siwx/siwe'
 *
 * const address = getAddressFromMessage('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045 signs in')
 * ```
 */
export function getAddressFromMessage(message: string): string {
  return /0x[0-9a-fA-F]{40}/.exec(message)?.[0] ?? ''
}

/**
 * Returns the CAIP-2 chain id of an EIP-4361 text, or `eip155:1` if it has none. Also reads texts of
 * `LegacyMessenger`, such as `Chain ID: eip155:10`. Doesn't verify the message.
 *
 * @example
 * ```ts
 * import { getChainIdFromMessage } from '@openappkit/siwx/siwe'
 *
 * const chainId = getChainIdFromMessage('Chain ID: 10') // 'eip155:10'
 * ```
 */
export function getChainIdFromMessage(message: string): CaipNetworkId {
  return `eip155:${/Chain ID: (?:eip155:)?(\d+)/.exec(message)?.[1] ?? '1'}`
}
