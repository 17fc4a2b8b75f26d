import type { CaipNetworkId } from '@openappkit/contract'

/** Whose account, and where. */
export interface AccountQuery {
  readonly address: string
  /** Absent: every chain of the address's kind that the backend knows. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}
