import type { CaipNetwork, CaipNetworkId, KitSnapshot } from '@openappkit/appkit-core'

/** The network in use. */
export interface ActiveNetwork {
  /** Undefined while the wallet is on a chain that the host does not offer. */
  readonly caipNetwork: CaipNetwork | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
  /** The plain id: a number on EVM chains, text elsewhere. */
  readonly chainId: number | string | undefined
}

/** References that are a number: short enough for one, and without the leading zeros that only names have. */
const numeric = /^(0|[1-9]\d{0,14})$/

/** Reads the network in use. */
export function activeNetwork({ chains }: Pick<KitSnapshot, 'chains'>): ActiveNetwork {
  const { network, caipNetworkId } = chains.namespaces[chains.activeNamespace] ?? {}
  const reference = caipNetworkId?.split(':')[1]
  return {
    caipNetwork: network,
    caipNetworkId,
    chainId: network?.id ?? (reference !== undefined && numeric.test(reference) ? Number(reference) : reference),
  }
}
