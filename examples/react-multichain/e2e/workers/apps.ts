import { fileURLToPath } from 'node:url'
import { type ServedApp, serveApp, strictPolicy } from '@openappkit/e2e-kit/serve'
import { test as pageTest } from '@openappkit/e2e-kit/test'
import type { Cloud } from '@openappkit/testing-cloud'

interface AppFixtures {
  /** The example as it ships, under the strictest content security policy. */
  readonly app: ServedApp
  /** The example with the worker's backend. */
  readonly cloudApp: ServedApp
  /** A test-only page with an additional network. Its policy allows the bundled font. */
  readonly lab: ServedApp
}

const dist = fileURLToPath(new URL('../../dist-e2e', import.meta.url))

/** Provides the example with each worker's chains. */
export const test = pageTest.extend<object, AppFixtures>({
  app: [
    async ({ evmChain, solanaChain, bitcoinChain }, use) => {
      const app = await serveApp({ dist, ...pageOf(evmChain, solanaChain, bitcoinChain) })
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
  cloudApp: [
    async ({ evmChain, solanaChain, bitcoinChain, cloud }, use) => {
      const app = await serveCloudApp(cloud, [evmChain, solanaChain, bitcoinChain])
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
  lab: [
    async ({ evmChain, solanaChain, bitcoinChain }, use) => {
      const { config, connect } = pageOf(evmChain, solanaChain, bitcoinChain)
      const another = { chainId: evmChain.chainId + 1, name: 'Second chain', rpcUrl: evmChain.url }
      const csp = `${strictPolicy(connect)}; font-src 'self'`
      const lab = await serveApp({ dist, config: { ...config, evm: [...config.evm, another] }, csp })
      await use(lab)
      await lab.close()
    },
    { scope: 'worker' },
  ],
})

interface Addresses {
  readonly url: string
}

/** Returns the configuration for a page with the worker's chains, and the hosts that it may connect to. */
export function pageOf(
  evm: Addresses & { readonly chainId: number },
  solana: Addresses & { readonly wsUrl: string; readonly caipNetworkId: string },
  bitcoin: Addresses & { readonly caipNetworkId: string },
) {
  return {
    config: {
      evm: [{ chainId: evm.chainId, name: 'Local chain', rpcUrl: evm.url }],
      solana: { caipNetworkId: solana.caipNetworkId, rpcUrl: solana.url, wsUrl: solana.wsUrl },
      bitcoin: { caipNetworkId: bitcoin.caipNetworkId, esploraUrl: bitcoin.url },
    },
    connect: [evm.url, solana.url, solana.wsUrl, new URL(bitcoin.url).origin],
  }
}

/** Serves the example with a backend, on the worker's chains. `more` is added to its configuration. */
export function serveCloudApp(
  cloud: Pick<Cloud, 'url'>,
  chains: Parameters<typeof pageOf>,
  more: object = {},
  frames: readonly string[] = [],
): Promise<ServedApp> {
  const { config, connect } = pageOf(...chains)
  return serveApp({ dist, config: { ...config, cloud: cloud.url, ...more }, connect, frames })
}
