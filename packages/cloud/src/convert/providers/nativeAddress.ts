import type { Address } from 'viem'

/** The native coin in most swap APIs. */
export const NATIVE_PLACEHOLDER: Address = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Returns the spelling of a token in an API. */
export function apiToken(asset: string, native: string = NATIVE_PLACEHOLDER): string {
  return asset === 'native' ? native : asset
}

/** Returns the number in the id of an EVM chain. */
export function chainNumber(chainId: string): string {
  return chainId.slice(chainId.indexOf(':') + 1)
}

/** Returns the percentage as decimal text, such as `0.5` for 50. */
export function percentText(bps: number): string {
  return `${bps / 100}`
}
