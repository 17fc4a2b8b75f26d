import { formatMessage } from '../../message/formatMessage'
import { getDidAddress, getDidChainId } from './decentralizedIdentifier'
import type { SIWECreateMessageArgs } from './SIWEConfig'

/**
 * Returns the EIP-4361 text for the arguments of `createMessage`.
 *
 * @param iss Account as `did:pkh:eip155:1:0x…`.
 * @throws AppKitError `siwx/invalid-field` if a message can't contain the value of a field.
 * @example
 * ```ts
 * import { formatMessage, type SIWECreateMessageArgs } from '@openappkit/siwx/siwe'
 *
 * const createMessage = ({ address, ...args }: SIWECreateMessageArgs) => formatMessage(args, address)
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
