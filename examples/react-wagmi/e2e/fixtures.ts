import { fileURLToPath } from 'node:url'
import { type ServedApp, serveApp, strictPolicy } from '@openappkit/e2e-kit/serve'
import { test as pageTest } from '@openappkit/e2e-kit/test'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import type { WalletController } from '@openappkit/testing/playwright'
import { createWalletConnectWallet, type WalletConnectWallet } from '@openappkit/testing/walletconnect'

interface AppFixtures {
  /**
   * Installs a wallet that supports both of the app's chains and one that the app doesn't configure. It starts on the
   * first.
   */
  readonly installThreeChainWallet: () => Promise<WalletController>
  /** A phone that supports both of the app's chains. */
  readonly twoChainWallet: WalletConnectWallet
  /** Opens the example. */
  readonly openApp: () => Promise<void>
  /** Opens the example with the worker's backend. */
  readonly openCloudApp: () => Promise<void>
}

interface WorkerFixtures {
  readonly secondChain: EvmChain
  /** The example as it ships, under the strictest content security policy. */
  readonly app: ServedApp
  /** The example with the worker's backend, which provides WalletConnect and the wallet directory. */
  readonly cloudApp: ServedApp
  /** Test-only pages. Their policy allows the bundled font. */
  readonly lab: ServedApp
  /** The same pages with the worker's backend. */
  readonly cloudLab: ServedApp
}

/** URL of a relay that doesn't exist. */
export const deadRelay = 'ws://127.0.0.1:9'
/** Id of a chain that the app doesn't configure. */
export const elsewhere = 999

const dist = fileURLToPath(new URL('../dist-e2e', import.meta.url))

/** Provides chains and servers for each worker, and fails a test on unexpected errors. */
export const test = pageTest.extend<AppFixtures, WorkerFixtures>({
  secondChain: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter to know what a fixture needs.
    async ({}, use) => {
      await using chain = await startEvmChain({ chainId: 31338, name: 'Second chain' })
      await use(chain)
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ evmChain, secondChain }, use) => {
      const config = appConfig(evmChain, secondChain)
      const app = await serveApp({ dist, config, connect: [evmChain.url, secondChain.url] })
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
  cloudApp: [
    async ({ cloud, evmChain, secondChain }, use) => {
      const config = { ...appConfig(evmChain, secondChain), cloud: cloud.url }
      const app = await serveApp({ dist, config, connect: [evmChain.url, secondChain.url] })
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
  lab: [
    async ({ evmChain, secondChain }, use) => {
      const csp = `${strictPolicy([evmChain.url, secondChain.url])}; font-src 'self'`
      const lab = await serveApp({ dist, config: appConfig(evmChain, secondChain), csp })
      await use(lab)
      await lab.close()
    },
    { scope: 'worker' },
  ],
  cloudLab: [
    async ({ cloud, evmChain, secondChain }, use) => {
      const connect = [evmChain.url, secondChain.url, cloud.url, cloud.relayUrl, deadRelay]
      const csp = `${strictPolicy(connect, [cloud.url])}; font-src 'self'`
      const lab = await serveApp({ dist, config: appConfig(evmChain, secondChain), csp })
      await use(lab)
      await lab.close()
    },
    { scope: 'worker' },
  ],
  installThreeChainWallet: async ({ page, installWallet, evmChain, secondChain }, use) => {
    const chains = {
      [evmChain.chainId]: { rpcUrl: evmChain.url },
      [secondChain.chainId]: { rpcUrl: secondChain.url },
      [elsewhere]: { rpcUrl: evmChain.url, name: 'Elsewhere' },
    }
    await use(() => installWallet(page, { chainId: evmChain.chainId, chains }))
  },
  twoChainWallet: async ({ cloud, evmChain, secondChain }, use) => {
    await using wallet = await createWalletConnectWallet({
      relayUrl: cloud.relayUrl,
      projectId: cloud.projectId,
      accounts: [evmChain.accounts[0], ...evmChain.accounts.slice(1, 2)],
      chains: { [evmChain.chainId]: { rpcUrl: evmChain.url }, [secondChain.chainId]: { rpcUrl: secondChain.url } },
    })
    await use(wallet)
  },
  openApp: async ({ page, app }, use) => {
    await use(async () => void (await page.goto(app.url)))
  },
  openCloudApp: async ({ page, cloudApp }, use) => {
    await use(async () => void (await page.goto(cloudApp.url)))
  },
})

export { expect } from '@playwright/test'

function appConfig(first: EvmChain, second: EvmChain) {
  return {
    chainId: first.chainId,
    rpcUrl: first.url,
    chains: [{ chainId: second.chainId, rpcUrl: second.url, name: second.chain.name }],
  }
}
