import type { CaipNetworkId } from '@openappkit/contract'

/** Account on one network. */
export interface AccountOnNetwork {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/**
 * Returns the CAIP-10 id of an account: `eip155:1:0xab…`.
 *
 * @example
 * ```ts
 * import { accountKey } from '@openappkit/appkit-core/portfolio'
 *
 * accountKey({ address: '0xab', caipNetworkId: 'eip155:1' }) // 'eip155:1:0xab'
 * ```
 */
export function accountKey({ address, caipNetworkId }: AccountOnNetwork): string {
  return `${caipNetworkId}:${address}`
}
