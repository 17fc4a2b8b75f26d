import { base, defineChain } from '@openappkit/appkit/networks'

/** Returns Base, or the local chain in its place. Browsers reach both through the backend. */
export function chainOf(chainId: string, cloud: string) {
  if (chainId === `${base.id}`) return base
  return defineChain({
    id: Number(chainId),
    name: 'Local chain',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [`${cloud}/v1/?chainId=eip155:${chainId}&projectId=local`] } },
    testnet: true,
  })
}
