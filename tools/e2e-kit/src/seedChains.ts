import type { BitcoinChain, EvmChain, SolanaChain } from '@openappkit/testing/node'
import type { CloudOptions } from '@openappkit/testing-cloud'

/** The tokens on seeded local chains, and a matching backend. */
export interface SeededChains {
  /** Backend settings for these chains. */
  readonly backend: Required<Pick<CloudOptions, 'chains' | 'chainSettings' | 'prices'>>
  /** Addresses of contracts or mints. */
  readonly tokens: {
    /** A listed ERC-20 token with a price. */
    readonly dollar: `0x${string}`
    /** An unlisted ERC-20 token without a price. */
    readonly unlisted: `0x${string}`
    /** A listed SPL token with a price. */
    readonly solanaDollar: string
    /** A listed Token-2022 token. */
    readonly token2022: string
  }
}

/**
 * Creates tokens on local chains, mints some to the first accounts, and returns the settings for a backend.
 *
 * @example
 * const { backend } = await seedChains({ evm: [chain], solana, bitcoin })
 * const cloud = await startCloud(backend)
 */
export async function seedChains({
  evm,
  solana,
  bitcoin,
}: {
  readonly evm: readonly [EvmChain, ...EvmChain[]]
  readonly solana: SolanaChain
  readonly bitcoin: BitcoinChain
}): Promise<SeededChains> {
  const [first] = evm
  const dollars = { name: 'Test Dollar', symbol: 'TUSD', decimals: 6 }
  const dollar = await first.createToken(dollars)
  const unlisted = await first.createToken({ name: 'Wild Token', symbol: 'WILD', decimals: 18 })
  const solanaDollar = await solana.createMint({ decimals: 6 })
  const token2022 = await solana.createMint({ decimals: 9, program: 'token2022' })
  const [owner] = first.accounts
  const [solanaOwner] = solana.accounts
  await first.mintTo(dollar, owner.address, 1_234_567_890n)
  await first.mintTo(unlisted, owner.address, 5n * 10n ** 18n)
  await solana.mintTo(solanaDollar, solanaOwner.address, 250_500_000n)
  await solana.mintTo(token2022, solanaOwner.address, 40_000_000_001n)
  const firstId = `eip155:${first.chainId}`
  const coin = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const chainSettings = {
    ...Object.fromEntries(
      evm.map(({ chainId }) => [`eip155:${chainId}`, { nativeCurrency: coin, index: { fromBlock: 0 } }]),
    ),
    [firstId]: { nativeCurrency: coin, index: { fromBlock: 0 }, tokens: [{ address: dollar, ...dollars }] },
    [solana.caipNetworkId]: {
      upstreams: [solana.url],
      tokens: [
        { address: solanaDollar, ...dollars },
        { address: token2022, name: 'Modern Token', symbol: 'T22', decimals: 9 },
      ],
    },
    [bitcoin.caipNetworkId]: { upstreams: [bitcoin.url] },
  }
  return {
    tokens: { dollar, unlisted, solanaDollar, token2022 },
    backend: {
      chains: Object.fromEntries(evm.map(({ chainId, url }) => [chainId, { rpcUrl: url }])),
      chainSettings,
      prices: {
        ...Object.fromEntries(evm.map(({ chainId }) => [`eip155:${chainId}:native`, 2500])),
        [`${firstId}:${dollar}`]: 1,
        [`${solana.caipNetworkId}:native`]: 150,
        [`${solana.caipNetworkId}:${solanaDollar}`]: 1,
        [`${bitcoin.caipNetworkId}:native`]: 60_000,
      },
    },
  }
}
