import { defineChain, mainnet } from '@openappkit/appkit/networks'

/** Returns Ethereum, or the local chain in its place. */
export function appNetworks(localChain: string | undefined) {
  return [localChain === undefined ? mainnet : localNetwork(localChain)] as const
}

function localNetwork(rpcUrl: string) {
  return defineChain({
    id: 31337,
    name: 'Local chain',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    testnet: true,
  })
}
