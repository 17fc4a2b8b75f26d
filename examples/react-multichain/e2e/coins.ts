import type { BitcoinChain, EvmChain, SolanaChain } from '@openappkit/testing/node'
import { getAddress } from 'viem'
import type { ChainName } from './fixtures'

/**
 * A chain's native currency, with helpers for tests to fund accounts and read balances. Amounts are in the smallest
 * unit.
 */
export interface Coin {
  /** Its name in the send form. */
  readonly token: string
  /** Addresses of the chain's accounts, in order. */
  readonly addresses: readonly string[]
  readonly decimals: number
  /** Upper limit of the fees in these tests. */
  readonly greatestFee: bigint
  balanceOf(address: string): Promise<bigint>
  /** Funds an account. */
  provide(address: string): Promise<void>
  /** Mines a block on a chain that doesn't mine by itself. */
  settle(): Promise<void>
}

/** Returns the coins of the local chains. */
export function coinsOf(evm: EvmChain, solana: SolanaChain, bitcoin: BitcoinChain): Readonly<Record<ChainName, Coin>> {
  return {
    Ethereum: {
      token: 'Ether',
      decimals: 18,
      addresses: evm.accounts.map(({ address }) => address),
      greatestFee: 10n ** 15n,
      balanceOf: address => evm.balanceOf(getAddress(address)),
      provide: address => evm.setBalance(getAddress(address), 10n ** 19n),
      settle: async () => {},
    },
    Solana: {
      token: 'Solana',
      decimals: 9,
      addresses: solana.accounts.map(({ address }) => address),
      greatestFee: 10_000_000n,
      balanceOf: solana.balanceOf,
      provide: address => solana.airdrop(address, 10n ** 9n),
      settle: async () => {},
    },
    Bitcoin: {
      token: 'Bitcoin',
      decimals: 8,
      addresses: bitcoin.accounts.map(({ p2wpkh }) => p2wpkh),
      greatestFee: 100_000n,
      balanceOf: bitcoin.balanceOf,
      provide: async address => void (await bitcoin.fund(address, 50_000_000n)),
      settle: () => bitcoin.mine(),
    },
  }
}
