import type { SIWXConfig, SIWXSession } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { plainData } from './plainData'
import type { SignInAccount } from './SignInAccount'

/**
 * Creates an account's message and requests the wallet's signature. Resolves with undefined if `isWanted` returns false
 * before the request or after the response.
 */
export async function requestSignature(
  { context, connections, connectors, router }: ModalKit,
  config: SIWXConfig,
  { address, caipNetworkId, namespace }: SignInAccount,
  isWanted: () => boolean,
): Promise<SIWXSession | undefined> {
  const created = await config.createMessage({ chainId: caipNetworkId, accountAddress: address })
  if (!isWanted()) return undefined
  const connectorId = connections.active(namespace)?.connectorId
  // An embedded wallet has its own approval view, which returns to this one.
  if (connectorId && connectors.find(connectorId, namespace)?.type === 'AUTH') router.pushTransactionStack({})
  const message = created.toString()
  const { signature } = await context.adapter(namespace).signMessage({ message, address })
  return isWanted() ? { data: plainData(created), message, signature } : undefined
}
