import type { PricePool } from '../ChainPrices'

/** Function selectors of tokens and pools. */
const SELECTORS = {
  token0: '0x0dfe1681',
  token1: '0xd21220a7',
  decimals: '0x313ce567',
  balanceOf: '0x70a08231',
  getReserves: '0x0902f1ac',
  slot0: '0x3850c7bd',
  liquidity: '0x1a686502',
} as const

/** One `eth_call`. */
export interface ContractCall {
  readonly to: string
  readonly data: string
}

/** Returns the calls that read a pool, in the order that `readPool` expects their results. */
export function poolCalls({ pool, shape, token, against }: PricePool): readonly ContractCall[] {
  return [
    { to: pool, data: SELECTORS.token0 },
    { to: pool, data: SELECTORS.token1 },
    { to: token, data: SELECTORS.decimals },
    { to: against, data: SELECTORS.decimals },
    { to: against, data: `${SELECTORS.balanceOf}${pool.slice(2).padStart(64, '0')}` },
    { to: pool, data: shape === 'uniswap-v2' ? SELECTORS.getReserves : SELECTORS.slot0 },
    ...(shape === 'uniswap-v3' ? [{ to: pool, data: SELECTORS.liquidity }] : []),
  ]
}
