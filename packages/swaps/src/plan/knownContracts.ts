import { isSameAddress } from '@openappkit/appkit-core/amounts'

/** Contracts that may be approved and called on a network, by CAIP-2 id. */
export type SwapContracts = Readonly<Record<string, readonly string[]>>

/**
 * Contracts of the supported providers, which have the same address on every EVM chain: 0x's allowance holders, 1inch
 * v6, Velora v6.2 and LI.FI.
 */
const everywhere: readonly string[] = [
  '0x0000000000001fF3684f28c67538d4D072C22734',
  '0x0000000000005E88410CcDFaDe4a5EfaE4b49562',
  '0x000000000000175a8b9bC6d539B3708EEd92EA6c',
  '0x111111125421cA6dc452d289314280a0f8842A65',
  '0x6A000F20005980200259B80c5102003040001068',
  '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE',
]

/** Uniswap's own V2 routers. */
const routers: SwapContracts = {
  'eip155:1': ['0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'],
  'eip155:10': ['0x4A7b5Da61326A6379179b40d00F57E5bbDC962c2'],
  'eip155:56': ['0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24'],
  'eip155:137': ['0xedf6066a2b290C185783862C7F4776A2C8077AD1'],
  'eip155:8453': ['0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24'],
  'eip155:42161': ['0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24'],
  'eip155:43114': ['0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24'],
}

/** Registry of 0x's settlers, whose addresses change. Settlers get calls, but no allowance. */
const settlers = '0x00000000000004533Fe15556B1E086BB1A72cEae'

/** Returns whether a provider lists its contracts in this registry on chain. */
export function isKnownRegistry(address: string): boolean {
  return isSameAddress(address, settlers)
}

/** Whether a contract's calls must have a deadline. */
export interface KnownContract {
  readonly needsDeadline: boolean
}

/**
 * Returns a contract that OpenAppKit or the app lists. Undefined for any other, whatever the backend says. Routers must
 * have a deadline in their calls. The providers' contracts have none; their calls expire with the quote.
 */
export function findContract(
  address: string,
  caipNetworkId: string,
  own: SwapContracts | undefined,
): KnownContract | undefined {
  const isIn = (list: readonly string[] | undefined) => list?.some(known => isSameAddress(known, address)) ?? false
  if (caipNetworkId.startsWith('eip155:') && isIn(everywhere)) return { needsDeadline: false }
  return isIn(routers[caipNetworkId]) || isIn(own?.[caipNetworkId]) ? { needsDeadline: true } : undefined
}
