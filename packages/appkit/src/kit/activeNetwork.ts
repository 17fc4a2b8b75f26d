import type { CaipNetwork, CaipNetworkId, KitSnapshot } from '@openappkit/appkit-core'

/** The network in use. */
export interface ActiveNetwork {
  /** Undefined while the wallet is on a chain that the host does not offer. */
  readonly caipNetwork: CaipNetwork | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
  /** The plain id: a number on EVM chains, text elsewhere. */
  readonly chainId: number | string | undefined
}

/** Reads the network in use. */
export function activeNetwork({ chains }: Pick<KitSnapshot, 'chains'>): ActiveNetwork {
  const { network, caipNetworkId } = chains.namespaces[chains.activeNamespace] ?? {}
  const [namespace, reference] = caipNetworkId?.split(':') ?? []
  return {
    caipNetwork: network,
    caipNetworkId,
    chainId: network?.id ?? (namespace === 'eip155' ? Number(reference) : reference),
  }
}
