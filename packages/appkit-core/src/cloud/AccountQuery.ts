import type { CaipNetworkId } from '@openappkit/contract'

/** Account and chain to query. */
export interface AccountQuery {
  readonly address: string
  /** Chain to query. Default: every chain that the backend serves for this type of address. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}
