import type { SendTransactionParameters } from '@openappkit/appkit-core'
import type { SentTransactions } from '../rpc/SentTransactions'
import type { SolanaWallet } from '../wallets/SolanaWallet'
import type { TransferTerms } from './transferContext'

/** Sender and settings of a transfer. */
export interface TransferDependencies extends TransferTerms {
  readonly wallet: SolanaWallet
  readonly address: string
  readonly network: SendTransactionParameters['caipNetwork']
  /** Transactions that this page sent, for later watches. */
  readonly sent: SentTransactions
  /** Aborted when the outcome is no longer needed. */
  readonly signal: AbortSignal
}
