import type { CaipNetworkId } from '@openappkit/contract'

/** What decides whether a transaction is shown. Fields as the history service names them. */
export interface FilterableTransaction {
  readonly metadata: { readonly chain?: string | null | undefined }
  readonly transfers?:
    | readonly { readonly nft_info?: { readonly flags?: { readonly is_spam?: boolean } | null } | null }[]
    | null
    | undefined
}

/** Transactions of `chain` that are not spam. One without transfers (an approval, a deployment) moved nothing, yet it is no spam. */
export function shownTransactions<Transaction extends FilterableTransaction>(
  transactions: readonly Transaction[],
  chain: CaipNetworkId,
): Transaction[] {
  return transactions.filter(({ metadata, transfers }) => {
    const isSpam =
      transfers && transfers.length > 0 && transfers.every(transfer => transfer.nft_info?.flags?.is_spam === true)
    return metadata.chain === chain && !isSpam
  })
}
