import type { SIWXData } from '@openappkit/contract'
import { assertSafe } from './assertSafe'
import { composeMessage } from './composeMessage'
import { messageFormOf, splitChainId } from './messageForm'

/**
 * The text to be signed: EIP-4361 on EVM chains, which every strict parser reads, the CAIP-122 form on Solana, Bitcoin and others.
 * An EVM address gets its capitals of EIP-55. An empty list of resources is as good as none.
 *
 * @throws AppKitError `siwx/field-invalid`, which names the field that a message can't say.
 *
 * @example
 * ```ts
 * formatMessage({ domain: 'app.example', uri: 'https://app.example/', version: '1', nonce: createNonce(),
 *   issuedAt: new Date().toISOString(), chainId: 'eip155:1', accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' })
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
