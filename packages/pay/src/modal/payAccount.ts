import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { PayAsset } from '../invoice/PayCheckout'
import type { PayAccount } from '../wallet/PayAccount'

/**
 * Returns the connected account that can pay with an asset. Undefined if the app doesn't offer the network, if no
 * wallet is connected on its chain, or if the wallet can't send the asset.
 */
export function payAccount(
  { chains, context }: Pick<ModalKit, 'chains' | 'context'>,
  { caipNetworkId, tokenAddress }: Pick<PayAsset, 'caipNetworkId' | 'tokenAddress'>,
): PayAccount | undefined {
  const network = chains.findNetwork(caipNetworkId)
  if (!network || !context.adapters.namespaces.includes(network.chainNamespace)) return undefined
  const { address, status } = chains.get(network.chainNamespace) ?? {}
  if (status !== 'connected' || address === undefined) return undefined
  const { capabilities } = context.adapter(network.chainNamespace)
  return capabilities.has(tokenAddress === undefined ? 'sendTransaction' : 'sendToken')
    ? { address, network }
    : undefined
}
