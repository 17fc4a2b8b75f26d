import type { AccountType } from '@openappkit/appkit-core'
import type { lazyEn } from '../../locales/lazy.en'

/** Kinds of account that a wallet shares side by side, each for something else, and what they are called. The other kinds stand for themselves. */
const labels: { readonly [Type in AccountType]?: AccountLabel } = {
  payment: 'wallets.payment',
  ordinal: 'wallets.ordinal',
  stx: 'wallets.stx',
}

type AccountLabel = Extract<keyof typeof lazyEn, 'wallets.payment' | 'wallets.ordinal' | 'wallets.stx'>

/** The catalog's name of what an account is for; undefined where that needs no word. */
export function accountLabel(type: AccountType): AccountLabel | undefined {
  return labels[type]
}

/** Returns true if an account can become the active one. Accounts with a purpose must be for payments. */
export function canBeUsed(type: AccountType): boolean {
  return type !== 'ordinal' && type !== 'stx'
}
