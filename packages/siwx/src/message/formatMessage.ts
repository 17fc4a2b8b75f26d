import type { SIWXData } from '@openappkit/contract'
import { assertSafe } from './assertSafe'
import { composeMessage } from './composeMessage'
import { messageFormOf, splitChainId } from './messageForm'

/**
 * Returns the text to sign: EIP-4361 on EVM chains, CAIP-122 on Solana, Bitcoin and others. Adds the EIP-55 checksum to
 * EVM addresses and treats an empty list of resources as none.
 *
 * @throws AppKitError `siwx/invalid-field`, which names the field that a message can't contain.
 * @example
 * ```ts
 * import { createNonce, formatMessage } from '@openappkit/siwx/message'
 *
 * const text = formatMessage({
 *   domain: 'app.example',
 *   uri: 'https://app.example/',
 *   version: '1',
 *   nonce: createNonce(),
 *   issuedAt: new Date().toISOString(),
 *   chainId: 'eip155:1',
 *   accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
 * })
 * ```
 */
export function formatMessage(data: SIWXData): string {
  assertSafe(data)
  const { namespace = '', reference = '' } = splitChainId(data.chainId) ?? {}
  const { label, printAddress, hasTwoBlankLines } = messageFormOf(namespace)
  return composeMessage(data, {
    label,
    address: printAddress(data.accountAddress),
    chainId: reference,
    hasTwoBlankLines,
  })
}
