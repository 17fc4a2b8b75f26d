import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import type { WalletAccount } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsChangeProperties,
  StandardEventsFeature,
} from '@wallet-standard/features'
import type { TestAPI } from 'vitest'
import { createSolanaWallet } from '../src/solanaWallet/createSolanaWallet'
import type { SolanaWallet } from '../src/solanaWallet/SolanaWallet'
import type { SolanaWalletOptions } from '../src/solanaWallet/SolanaWalletOptions'
import { test as chainTest } from './solanaChainTest'

interface WalletTestFixtures {
  /** Creates a wallet with the chain's first two accounts. */
  createWallet: (options?: Partial<SolanaWalletOptions>) => SolanaWallet
}

type ChainTest = typeof chainTest extends TestAPI<infer context> ? context : never

export const test: TestAPI<ChainTest & WalletTestFixtures> = chainTest.extend<WalletTestFixtures>({
  createWallet: async ({ chain }, use) => {
    await use((options = {}) =>
      createSolanaWallet({
        accounts: chain.accounts.slice(0, 2),
        chains: { [chain.caipNetworkId]: { rpcUrl: chain.url } },
        ...options,
      }),
    )
  },
})

/** Returns the wallet's features as an app uses them. */
export function featuresOf({ standard }: SolanaWallet) {
  return standard.features as StandardConnectFeature &
    StandardDisconnectFeature &
    StandardEventsFeature &
    SolanaSignMessageFeature &
    SolanaSignTransactionFeature &
    SolanaSignAndSendTransactionFeature &
    SolanaSignInFeature
}

/** Connects and returns the first account. */
export async function connect(wallet: SolanaWallet, silent = false): Promise<WalletAccount> {
  const { accounts } = await featuresOf(wallet)['standard:connect'].connect({ silent })
  const [account] = accounts
  if (account === undefined) throw new Error('The wallet shares no account.')
  return account
}

/** Collects the change events that the wallet emits. */
export function recordChanges(wallet: SolanaWallet): StandardEventsChangeProperties[] {
  const changes: StandardEventsChangeProperties[] = []
  featuresOf(wallet)['standard:events'].on('change', change => changes.push(change))
  return changes
}
