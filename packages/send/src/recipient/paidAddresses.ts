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
 * Whom an account has really paid. The history of an account is open to strangers: transfers of nothing, and of worthless tokens, put addresses into it
 * that are made up to be copied from there. Only what the account itself sent, that went out and was something, counts.
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
