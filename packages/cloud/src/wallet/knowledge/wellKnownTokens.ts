import type { ReviewToken } from '@openappkit/contract/embedded'

type ChainAddress = readonly [chain: number, address: string]

const token = (
  name: string,
  symbol: string,
  decimals: number,
  contracts: readonly ChainAddress[],
): readonly ReviewToken[] =>
  contracts.map(([chain, address]) => ({
    id: `eip155:${chain}/erc20:${address}`,
    name,
    symbol,
    decimals,
    isVerified: true,
  }))

/** Wrapped ether, which OP-stack chains have at one address. */
export const wrappedEther: readonly ChainAddress[] = [
  [1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'],
  ...[10, 130, 480, 8453, 84_532, 11_155_420].map(
    (chain): ChainAddress => [chain, '0x4200000000000000000000000000000000000006'],
  ),
  [42_161, '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1'],
  [11_155_111, '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14'],
]

/** Circle's own contracts of USDC, not the bridged ones. */
export const usdCoin: readonly ChainAddress[] = [
  [1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
  [10, '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85'],
  [137, '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'],
  [8453, '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
  [42_161, '0xaf88d065e77c8cC2239327C5EDb3A432268e5831'],
  [43_114, '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E'],
  [84_532, '0x036CbD53842c5426634e7929541eC2318f3dCF7e'],
  [11_155_111, '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238'],
]

/** Token of Lido's staked ether. */
export const stakedEther = '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84'

/** Tokens that most users have, so that they are listed without any settings. */
export const wellKnownTokens: readonly ReviewToken[] = [
  ...token('Wrapped Ether', 'WETH', 18, wrappedEther),
  ...token('USD Coin', 'USDC', 6, usdCoin),
  ...token('Tether USD', 'USDT', 6, [[1, '0xdAC17F958D2ee523a2206206994597C13D831ec7']]),
  ...token('Dai Stablecoin', 'DAI', 18, [[1, '0x6B175474E89094C44Da98b954EedeAC495271d0F']]),
  ...token('Lido Staked Ether', 'stETH', 18, [[1, stakedEther]]),
  {
    id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/token:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    isVerified: true,
  },
]
