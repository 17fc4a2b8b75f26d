import type { ModalKit } from '../kit/ModalKit'

/**
 * What the visitor does who wants another chain than the wallet has: the network is remembered for the connect, and the wallets of its chain are shown. Nothing
 * becomes active before one of them is connected, so whoever leaves finds everything as it was. Spec 2, 'SwitchActiveChain'.
 */
export function switchActiveChain({ chains, chosen, router }: ModalKit): void {
  const { current } = router
  if (current.view !== 'SwitchActiveChain') return
  const { caipNetworkId, navigateTo, switchToChain } = current.params
  const network = chains.findNetwork(caipNetworkId)
  if (network) chosen.intend(network)
  router.replace(navigateTo, { namespace: switchToChain })
}
