import type { SendDraft } from './SendDraft'

/** What a form still lacks, by the name of the words that say so. */
export type SendBlocker =
  | 'selectToken'
  | 'incorrectValue'
  | 'addAmount'
  | 'insufficientFunds'
  | 'addAddress'
  | 'invalidAddress'

/**
 * What stands between a form and its review; undefined: nothing that the form itself can know of. The first that applies, in the order of the button's
 * texts: a token comes before its amount, and the amount before whoever gets it.
 */
export function blockerOf({ token, amountText, amount, recipientText, recipient }: SendDraft): SendBlocker | undefined {
  if (!token) return 'selectToken'
  const isTyped = amountText.trim() !== ''
  if (isTyped && amount === undefined) return 'incorrectValue'
  if (!amount) return 'addAmount'
  if (amount > token.balance) return 'insufficientFunds'
  if (!recipientText.trim()) return 'addAddress'
  if (recipient.kind === 'invalid') return 'invalidAddress'
  return undefined
}
