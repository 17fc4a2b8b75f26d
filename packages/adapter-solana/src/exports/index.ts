export type {
  AccountKey,
  ProviderAccount,
  RawTransactionSender,
  SendOptions,
  SolanaProvider,
  SolanaProviderEvents,
  SolanaTransaction,
  TransactionObject,
} from '../provider/SolanaProvider'
export { SolanaAdapter } from '../SolanaAdapter'
export type { SolanaAdapterOptions, SolanaCommitment } from '../SolanaAdapterOptions'
