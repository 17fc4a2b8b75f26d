import type { ModalKit } from '../kit/ModalKit'

/**
 * Moves from SwitchActiveChain to the wallets of the chosen chain, and requests the chosen network when a wallet
 * connects. Does nothing in other views. Nothing becomes active before a wallet connects, so a user who leaves keeps
 * the previous state.
 *
 * @example
 * ```ts
 * import type { ModalKit } from '@openappkit/appkit-core/modal'
 * import { switchActiveChain } from '@openappkit/appkit-core/network'
 *
 * export function onContinue(kit: ModalKit): void {
 *   switchActiveChain(kit)
 * }
 * ```
 */
export function switchActiveChain({ chains, chosen, router }: ModalKit): void {
  const { current } = router
  if (current.view !== 'SwitchActiveChain') return
  const { caipNetworkId, navigateTo, switchToChain } = current.params
  const network = chains.findNetwork(caipNetworkId)
  if (network) chosen.intend(network)
  router.replace(navigateTo, { namespace: switchToChain })
}
