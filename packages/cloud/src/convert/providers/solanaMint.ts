/** Mint of wrapped SOL, which stands for SOL in swap APIs. */
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'

/** Returns the mint of a token in an API. */
export function mintOf(asset: string): string {
  return asset === 'native' ? WRAPPED_SOL : asset
}
