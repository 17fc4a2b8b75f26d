import { AppKitError } from '@openappkit/appkit-core/transactions'

/** Outcome of a batch: its transaction, even if it reverted, or the reason why there is none. */
export type BatchOutcome = { readonly hash: string } | { readonly failure: AppKitError }

/**
 * Reads an answer of `wallet_getCallsStatus` ([EIP-5792](https://eips.ethereum.org/EIPS/eip-5792)). Returns undefined
 * while the batch has no transaction.
 */
export function readBatchStatus(answer: unknown): BatchOutcome | undefined {
  const { receipts, status } = (answer ?? {}) as { readonly status?: unknown; readonly receipts?: unknown }
  const hashes = (Array.isArray(receipts) ? receipts : []).map(
    receipt => (receipt as { readonly transactionHash?: unknown } | null)?.transactionHash,
  )
  const hash = hashes.at(-1)
  if (typeof hash === 'string' && /^0x[\da-f]{64}$/iu.test(hash)) return { hash }
  // 4xx: the batch isn't on the chain, and the wallet won't try again. 5xx: it reverted.
  if (typeof status !== 'number' || status < 400 || status >= 600) return undefined
  return {
    failure: new AppKitError('transaction/failed', "The wallet couldn't send the batch. Nothing was moved. Try again."),
  }
}
