import { isSameAddress } from '@openappkit/appkit-core/amounts'

/** As much of a transaction of the history as says who was paid. */
export interface PastTransaction {
  readonly metadata: {
    readonly sentFrom: string
    readonly sentTo: string
    readonly status: string
  }
  readonly transfers: readonly {
    readonly direction: string
    readonly quantity: { readonly numeric: string }
    readonly is_spam?: boolean | undefined
    readonly nft_info?: { readonly flags?: { readonly is_spam: boolean } }
  }[]
}

/**
 * Returns the addresses that an account has really paid. Third parties can write to an account's history: they add
 * transfers of nothing, or of worthless tokens, with addresses made to be copied from there. So only outgoing
 * transfers that the account itself sent, with a value, count.
 */
export function paidAddresses(account: string, history: readonly PastTransaction[]): readonly string[] {
  const paid = history.filter(
    ({ metadata, transfers }) =>
      metadata.status === 'confirmed' &&
      isSameAddress(metadata.sentFrom, account) &&
      transfers.some(
        ({ direction, is_spam, nft_info, quantity }) =>
          direction === 'out' && !is_spam && !nft_info?.flags?.is_spam && /[1-9]/.test(quantity.numeric),
      ),
  )
  return [...new Set(paid.map(({ metadata }) => metadata.sentTo))]
}
