import type { CaipNetwork, CaipNetworkId, KitSnapshot } from '@openappkit/appkit-core'

/** The active network. */
export interface ActiveNetwork {
  /** Undefined while the wallet is on a chain outside the app's networks. */
  readonly caipNetwork: CaipNetwork | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
  /** Plain id: a number on EVM chains, usually a string elsewhere. */
  readonly chainId: number | string | undefined
}

/** Chain references that are numbers: safe integers without leading zeros. */
const numeric = /^(0|[1-9]\d{0,14})$/

/** Returns the active network. */
export function activeNetwork({ chains }: Pick<KitSnapshot, 'chains'>): ActiveNetwork {
  const { network, caipNetworkId } = chains.namespaces[chains.activeNamespace] ?? {}
  const reference = caipNetworkId?.split(':')[1]
  return {
    caipNetwork: network,
    caipNetworkId,
    chainId: network?.id ?? (reference !== undefined && numeric.test(reference) ? Number(reference) : reference),
  }
}
