import type { AccountType } from '@openappkit/appkit-core'
import type { lazyEn } from '../../locales/lazy.en'

/** Labels for accounts that a wallet shares for different purposes. Other account types need none. */
const labels: { readonly [Type in AccountType]?: AccountLabel } = {
  payment: 'wallets.payment',
  ordinal: 'wallets.ordinal',
  stx: 'wallets.stx',
}

type AccountLabel = Extract<keyof typeof lazyEn, 'wallets.payment' | 'wallets.ordinal' | 'wallets.stx'>

/** Returns the catalog key for an account's purpose. Undefined if its type needs no label. */
export function accountLabel(type: AccountType): AccountLabel | undefined {
  return labels[type]
}

/** Returns whether an account can become the active one. Accounts for ordinals and stacks can't. */
export function canBeUsed(type: AccountType): boolean {
  return type !== 'ordinal' && type !== 'stx'
}
