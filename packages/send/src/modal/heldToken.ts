import type { ModalKit } from '@openappkit/appkit-core/modal'
import { PortfolioController } from '@openappkit/appkit-core/portfolio'
import { isSameToken, type SendToken } from '../draft/SendToken'
import { sendAccount } from './sendAccount'
import { tokenOf } from './tokenOf'

/**
 * Returns a token as the account holds it, with price and image. Undefined if the account isn't known to hold it with
 * the same decimals.
 */
export function heldToken(kit: ModalKit, token: SendToken): SendToken | undefined {
  const account = sendAccount(kit)
  if (!account) return undefined
  const { caipNetworkId, chainNamespace: namespace } = account.network
  const state = kit.controller(PortfolioController).of({ namespace, address: account.address, caipNetworkId })
  if (!('portfolio' in state)) return undefined
  const held = state.portfolio.assets.map(tokenOf).find(known => isSameToken(known, token))
  // Keeps the last known price, so that an amount in fiat currency stays readable while the user types.
  return held && { ...held, price: held.price ?? token.price }
}
