import type { EvmChain } from '@openappkit/testing/node'
import type { BrowserContext } from '@playwright/test'
import { base, mainnet } from 'viem/chains'

/** URLs that pages requested from other machines, by kind. */
export interface OutsideRequests {
  /** Requests to nodes of the app's networks. Local chains answered them. */
  readonly nodes: string[]
  /** All others. They failed. */
  readonly others: string[]
}

/** Keeps all requests of a browser on this machine. Chains answer those to the public nodes of the same chain ID. */
export async function routeOutside(context: BrowserContext, chains: readonly EvmChain[]): Promise<OutsideRequests> {
  const requests: OutsideRequests = { nodes: [], others: [] }
  const publicNodes = [mainnet, base].flatMap(({ id, rpcUrls }) => rpcUrls.default.http.map(url => ({ id, url })))
  await context.route(
    ({ hostname }) => !['localhost', '127.0.0.1'].includes(hostname),
    async route => {
      const request = route.request()
      const node = publicNodes.find(({ url }) => new URL(url).host === new URL(request.url()).host)
      const chain = chains.find(({ chainId }) => chainId === node?.id)
      requests[chain ? 'nodes' : 'others'].push(request.url())
      if (!chain) return route.abort()
      const response = await fetch(chain.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: request.postData(),
      })
      await route.fulfill({
        status: response.status,
        headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
        body: await response.text(),
      })
    },
  )
  return requests
}
