import type { CaipNetworkId } from '@openappkit/contract'

/** Account and chain to query. */
export interface AccountQuery {
  readonly address: string
  /** If absent, every chain that the backend serves for this kind of address. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}
