import { formatMessage } from '../../message/formatMessage'
import { getDidAddress, getDidChainId } from './decentralizedIdentifier'
import type { SIWECreateMessageArgs } from './SIWEConfig'

/**
 * The EIP-4361 text of what `createMessage` is given.
 *
 * @param iss `did:pkh:eip155:1:0x…`
 * @throws AppKitError `siwx/field-invalid`
 *
 * @example
 * ```ts
 * createSIWEConfig({ createMessage: ({ address, ...args }) => formatMessage(args, address), ...config })
 * ```
 */
export function formatSIWEMessage(args: Omit<SIWECreateMessageArgs, 'address'>, iss: string): string {
  const { domain, uri, version, nonce, iat, nbf, exp, statement, requestId, resources } = args
  return formatMessage({
    domain,
    uri,
    version,
    nonce,
    chainId: `eip155:${getDidChainId(iss) ?? args.chainId}`,
    accountAddress: getDidAddress(iss) ?? '',
    issuedAt: iat,
    notBefore: nbf,
    expirationTime: exp,
    statement,
    requestId,
    resources,
  })
}
