import { formatUnits } from '@openappkit/appkit-core/format'
import type { SendReview } from '../review/SendReview'

/** Properties of send events. `OPEN_SEND` includes only the first two. */
export interface SendEventProperties {
  readonly isSmartAccount: boolean
  /** CAIP-2 chain id. */
  readonly network: string
  readonly token: string
  /** Amount in whole tokens, rounded to a float. For statistics only. */
  readonly amount: number
}

/** Returns the event properties of a transfer, without sender and recipient. */
export function sendEvent({ account, amount, token }: SendReview): SendEventProperties {
  return {
    isSmartAccount: account.isSmartAccount,
    network: account.network.caipNetworkId,
    token: token.symbol,
    amount: Number(formatUnits(amount, token.decimals)),
  }
}
