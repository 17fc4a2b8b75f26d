import type { ModalKit } from '@openappkit/appkit-core/modal'
import { PortfolioController } from '@openappkit/appkit-core/portfolio'
import type { SendToken } from '../draft/SendToken'
import { sendAccount } from './sendAccount'
import { tokenOf } from './tokenOf'

/**
 * Returns the most valuable token that the account can send on its network. Without prices, that is the native asset.
 * Undefined if the account holds none or its assets aren't known.
 */
export function mostValuableToken(kit: ModalKit): SendToken | undefined {
  const account = sendAccount(kit)
  if (!account) return undefined
  const { address, network } = account
  const { caipNetworkId, chainNamespace: namespace } = network
  const { capabilities } = kit.context.adapter(namespace)
  const state = kit.controller(PortfolioController).of({ namespace, address, caipNetworkId })
  if (!('portfolio' in state)) return undefined
  // A portfolio lists its assets by value.
  const asset = state.portfolio.assets.find(
    ({ tokenAddress, units, ...asset }) =>
      asset.caipNetworkId === caipNetworkId &&
      units > 0n &&
      capabilities.has(tokenAddress === undefined ? 'sendTransaction' : 'sendToken'),
  )
  return asset && tokenOf(asset)
}
