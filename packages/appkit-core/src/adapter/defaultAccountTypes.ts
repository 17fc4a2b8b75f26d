import type { AccountType } from './Connection'

/** Account type before the visitor chose one. Spec 4, 'Preferred account type'. */
export const defaultAccountTypes: {
  readonly eip155: AccountType
  readonly solana: AccountType
  readonly polkadot: AccountType
  readonly bip122: AccountType
} = { eip155: 'smartAccount', solana: 'eoa', polkadot: 'eoa', bip122: 'payment' }
