import type { SwapOrder } from '../../src/convert/SwapProvider'

export const USER = '0xa0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0'
export const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
export const WETH = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
export const STRANGER = '0xbad0bad0bad0bad0bad0bad0bad0bad0bad0bad0'
export const RECIPIENT = '0xfee0fee0fee0fee0fee0fee0fee0fee0fee0fee0'

/** Sells 2,500 USDC for WETH with a slippage of 0.5 %. */
export const ORDER: SwapOrder = {
  chainId: 'eip155:1',
  from: USDC,
  to: WETH,
  amount: 2_500_000_000n,
  user: USER,
  slippageBps: 50,
  gasPrice: 1_000_000_000n,
}

/** About one ether. */
export const OUT = '1001000000000000000'
/** `OUT` minus 0.5 %. */
export const MIN = '995995000000000000'
