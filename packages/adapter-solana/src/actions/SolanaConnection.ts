import type { AccountEntry } from '@openappkit/appkit-core'
import type { SolanaWallet } from '../wallets/SolanaWallet'

/** A connected wallet and what it shares. */
export interface SolanaConnection {
  readonly wallet: SolanaWallet
  readonly accounts: readonly AccountEntry[]
}

/** Returns what a wallet shares now. */
export function readConnection(wallet: SolanaWallet): SolanaConnection {
  return {
    wallet,
    accounts: wallet.accounts().map(({ address }) => ({ namespace: 'solana', address, type: 'eoa' })),
  }
}
