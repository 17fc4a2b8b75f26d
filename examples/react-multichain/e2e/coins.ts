import type { BitcoinChain, EvmChain, SolanaChain } from '@openappkit/testing/node'
import { getAddress } from 'viem'
import type { ChainName } from './fixtures'

/** A chain's fee currency, with what tests need to hold and count it. Amounts are in the smallest unit. */
export interface Coin {
  /** Its name in the form. */
  readonly token: string
  /** Where the chain's accounts are paid, in their order. */
  readonly addresses: readonly string[]
  readonly decimals: number
  /** More than any fee here comes to. */
  readonly greatestFee: bigint
  balanceOf(address: string): Promise<bigint>
  /** Makes sure that there is something to send. */
  provide(address: string): Promise<void>
  /** A block takes in what was sent, where none does by itself. */
  settle(): Promise<void>
}

/** The coins of local chains. */
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
