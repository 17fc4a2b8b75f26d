import type { SolanaSignAndSendTransactionOptions } from '@solana/wallet-standard-features'
import type { SendOptions } from '../provider/SolanaProvider'

/** Of what a library says about sending, what wallets and nodes are told. */
export function sendOptions(given: SolanaSignAndSendTransactionOptions | undefined): SendOptions {
  const { skipPreflight, preflightCommitment, maxRetries, minContextSlot } = given ?? {}
  return {
    ...(skipPreflight === undefined ? {} : { skipPreflight }),
    ...(preflightCommitment === undefined ? {} : { preflightCommitment }),
    ...(maxRetries === undefined ? {} : { maxRetries }),
    ...(minContextSlot === undefined ? {} : { minContextSlot }),
  }
}
