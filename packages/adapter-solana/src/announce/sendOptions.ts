import type { SolanaSignAndSendTransactionOptions } from '@solana/wallet-standard-features'
import type { SendOptions } from '../provider/SolanaProvider'

/** Returns the send options that wallets and nodes support, without any others that the library passes. */
export function sendOptions(options: SolanaSignAndSendTransactionOptions | undefined): SendOptions {
  const { skipPreflight, preflightCommitment, maxRetries, minContextSlot } = options ?? {}
  return {
    ...(skipPreflight === undefined ? {} : { skipPreflight }),
    ...(preflightCommitment === undefined ? {} : { preflightCommitment }),
    ...(maxRetries === undefined ? {} : { maxRetries }),
    ...(minContextSlot === undefined ? {} : { minContextSlot }),
  }
}
