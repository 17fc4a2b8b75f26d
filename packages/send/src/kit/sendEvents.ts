import { formatUnits } from '@openappkit/appkit-core/format'
import type { SendReview } from '../review/SendReview'

/** What every event of a transfer says. */
export interface SendEventProperties {
  readonly isSmartAccount: boolean
  /** CAIP-2. */
  readonly network: string
  readonly token: string
  /** Whole tokens, for statistics alone. */
  readonly amount: number
}

/** A transfer as events tell of it: neither who is paid nor who pays. */
export function sendEvent({ account, amount, token }: SendReview): SendEventProperties {
  return {
    isSmartAccount: account.isSmartAccount,
    network: account.network.caipNetworkId,
    token: token.symbol,
    amount: Number(formatUnits(amount, token.decimals)),
  }
}
