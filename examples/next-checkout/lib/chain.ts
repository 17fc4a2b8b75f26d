import { base, defineChain } from '@openappkit/appkit/networks'

/** Returns Base, or a local chain in its place. */
export function chainOf(localChain: string | undefined) {
  if (localChain === undefined) return base
  return defineChain({
    id: 31337,
    name: 'Local chain',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [localChain] } },
    testnet: true,
  })
}
