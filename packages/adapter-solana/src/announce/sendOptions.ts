import type { SolanaSignAndSendTransactionOptions } from '@solana/wallet-standard-features'
import type { SendOptions } from '../provider/SolanaProvider'

/** Returns those send options of a library that wallets and nodes support. */
export function sendOptions(given: SolanaSignAndSendTransactionOptions | undefined): SendOptions {
  const { skipPreflight, preflightCommitment, maxRetries, minContextSlot } = given ?? {}
  return {
    ...(skipPreflight === undefined ? {} : { skipPreflight }),
    ...(preflightCommitment === undefined ? {} : { preflightCommitment }),
    ...(maxRetries === undefined ? {} : { maxRetries }),
    ...(minContextSlot === undefined ? {} : { minContextSlot }),
  }
}
