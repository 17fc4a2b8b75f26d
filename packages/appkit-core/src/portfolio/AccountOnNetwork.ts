import type { CaipNetworkId } from '@openappkit/contract'

/** Whose account, and on which network. */
export interface AccountOnNetwork {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/** CAIP-10 of it: `eip155:1:0xab…`. */
export function accountKey({ address, caipNetworkId }: AccountOnNetwork): string {
  return `${caipNetworkId}:${address}`
}
