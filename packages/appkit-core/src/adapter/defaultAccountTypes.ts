import type { AccountType } from './Connection'

/** Account types until the user chooses one. */
export const defaultAccountTypes: {
  readonly eip155: AccountType
  readonly solana: AccountType
  readonly polkadot: AccountType
  readonly bip122: AccountType
} = { eip155: 'smartAccount', solana: 'eoa', polkadot: 'eoa', bip122: 'payment' }
