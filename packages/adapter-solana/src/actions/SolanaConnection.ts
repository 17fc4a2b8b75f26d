import type { WalletConnection } from '@openappkit/adapter-kit/actions'
import type { SolanaWallet } from '../wallets/SolanaWallet'

/** A connected wallet and the accounts it shares. */
export type SolanaConnection = WalletConnection<SolanaWallet>
