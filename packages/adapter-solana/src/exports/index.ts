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
export type { SolanaSignInInput, SolanaSignInOutput } from '../provider/SolanaSignIn'
export { SolanaAdapter } from '../SolanaAdapter'
export type { SolanaAdapterOptions, SolanaCommitment } from '../SolanaAdapterOptions'
