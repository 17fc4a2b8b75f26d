/** Mint of wrapped SOL, which stands for SOL in Jupiter's API. */
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'
/** Stands for SOL itself, which differs from wrapped SOL for a market maker. */
const NATIVE_SOL = 'So11111111111111111111111111111111111111111'

/** Returns the mint of a token in Jupiter's API. */
export function mintOf(asset: string): string {
  return asset === 'native' ? WRAPPED_SOL : asset
}

/** Returns the mint of a token for a market maker. */
export function makerMintOf(asset: string): string {
  return asset === 'native' ? NATIVE_SOL : asset
}
