/** Number of tokens in the backend's list. */
const tokenCount = 10_000

/** Dollars that the backend quotes for one ether. */
export const rate = 2490n

const idOf = (address: string): string => `eip155:1:${address}`
const A = 65

/** CAIP-10 ids of the coin, the dollar and the router. */
export const ids = {
  ether: idOf('0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'),
  dollar: idOf('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'),
  router: idOf('0x7a250d5630b4cf539739df2c5dacb4c659f2488d'),
} as const

/** Returns the backend's list: ether, the dollar, and tokens whose symbols count from `AAAX` in letters. */
export function swapTokens(): readonly object[] {
  const known = [
    { name: 'Ether', symbol: 'ETH', address: ids.ether, decimals: 18, logoUri: null, eip2612: null },
    { name: 'USD Coin', symbol: 'USDC', address: ids.dollar, decimals: 6, logoUri: null, eip2612: true },
  ]
  const others = Array.from({ length: tokenCount - known.length }, (_, index) => ({
    name: `Token ${symbolOf(index)}`,
    symbol: symbolOf(index),
    address: idOf(`0x${(index + 1).toString(16).padStart(40, '0')}`),
    decimals: 18,
    logoUri: null,
    eip2612: null,
  }))
  return [...known, ...others]
}

function symbolOf(index: number): string {
  const letters = [index / 26 ** 2, (index / 26) % 26, index % 26]
  return `${String.fromCharCode(...letters.map(letter => A + Math.floor(letter)))}X`
}
