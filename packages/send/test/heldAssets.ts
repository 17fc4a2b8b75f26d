import type { ScriptedAsset } from '@openappkit/appkit-core/testing'

export const dollarAddress = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** A coin and tokens, as a wallet reports them. */
export const heldAssets: readonly ScriptedAsset[] = [
  asset('native', 'Ether', 'ETH', 18, 3_204n * 10n ** 15n, 3_110.4),
  asset(dollarAddress, 'USD Coin', 'USDC', 6, 1_980_000_000n, 1),
  asset('0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', 'Wrapped BTC', 'WBTC', 8, 600_000n, 89_313),
  asset('0x6B175474E89094C44Da98b954EedeAC495271d0F', 'Unpriced', 'DAI', 18, 5n * 10n ** 18n),
]

export function asset(
  address: string,
  name: string,
  symbol: string,
  decimals: number,
  units: bigint,
  price?: number,
): ScriptedAsset {
  const type = address === 'native' ? 'NATIVE' : 'ERC20'
  const metadata = { name, symbol, decimals, ...(price !== undefined && { price }) }
  return { address, balance: `0x${units.toString(16)}`, type, metadata }
}
