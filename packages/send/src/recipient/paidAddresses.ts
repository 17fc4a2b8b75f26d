import { isSameAddress } from '@openappkit/appkit-core/amounts'

/** The fields of a past transaction that show who was paid. */
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
 * Returns the addresses that an account has paid, without duplicates and spelled as in the history's `sentTo`. Third
 * parties can add entries to an account's history, such as transfers of worthless tokens from look-alike addresses.
 * Therefore, the function considers only confirmed transactions that the account itself sent and that include an
 * outgoing transfer with a value that isn't spam.
 *
 * @example
 * ```ts
 * import { isSameAddress } from '@openappkit/appkit-core/amounts'
 * import { type PastTransaction, paidAddresses } from '@openappkit/send'
 *
 * export function isKnown(to: string, account: string, history: readonly PastTransaction[]): boolean {
 *   return paidAddresses(account, history).some(paid => isSameAddress(paid, to))
 * }
 * ```
 */
export function paidAddresses(account: string, history: readonly PastTransaction[]): readonly string[] {
  const paid = history.filter(transaction => isPayment(account, transaction))
  return [...new Set(paid.map(({ metadata }) => metadata.sentTo))]
}

/** Returns whether the account itself sent the transaction, and something of worth with it. */
export function isPayment(account: string, { metadata, transfers }: PastTransaction): boolean {
  return (
    metadata.status === 'confirmed' &&
    isSameAddress(metadata.sentFrom, account) &&
    transfers.some(
      ({ direction, is_spam, nft_info, quantity }) =>
        direction === 'out' && !is_spam && !nft_info?.flags?.is_spam && /[1-9]/.test(quantity.numeric),
    )
  )
}
