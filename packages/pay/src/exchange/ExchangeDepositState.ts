import type { AppKitError } from '@openappkit/appkit-core'
import type { DepositOrder } from './Exchange'

/** A deposit that the exchange knows. */
export interface OpenDeposit {
  readonly order: DepositOrder
  /** The exchange's page. */
  readonly url: string
  readonly sessionId: string
}

/** State of a deposit from an exchange. */
export type ExchangeDepositState =
  /** `problem` if the last deposit didn't start. */
  | { readonly status: 'idle'; readonly problem?: AppKitError | undefined }
  | { readonly status: 'starting'; readonly order: DepositOrder }
  /** The exchange's page is open, or the user has to open it. Nothing is known about a withdrawal. */
  | ({ readonly status: 'opened'; readonly isBlocked: boolean; readonly isClosed: boolean } & OpenDeposit)
  /** The exchange processes the withdrawal, and has sent it if there is a hash. */
  | ({ readonly status: 'inProgress'; readonly txHash: string | undefined } & OpenDeposit)
  | ({ readonly status: 'succeeded'; readonly txHash: string } & OpenDeposit)
  /** The exchange sends nothing. */
  | ({ readonly status: 'failed' } & OpenDeposit)
