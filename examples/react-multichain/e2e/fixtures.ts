import { fileURLToPath } from 'node:url'
import { type ServedApp, serveApp, strictPolicy } from '@openappkit/example-harness/serve'
import { test as pageTest } from '@openappkit/example-harness/test'
import { createWalletConnectWallet, type WalletConnectWallet } from '@openappkit/testing/walletconnect'
import type { Locator } from '@playwright/test'

interface AppFixtures {
  /** A function that opens the example. */
  readonly openApp: () => Promise<void>
  /** A function that opens the example with the worker's backend. */
  readonly openCloudApp: () => Promise<void>
  /** A phone with accounts on all three chains. */
  readonly phone: WalletConnectWallet
  /** The part of the page that belongs to one chain: EVM, Solana or Bitcoin. */
  readonly chain: (name: 'EVM' | 'Solana' | 'Bitcoin') => Locator
}

interface WorkerFixtures {
  /** The example as it ships, under the strictest policy. */
  readonly app: ServedApp
  /** The example with the worker's backend. */
  readonly cloudApp: ServedApp
  /** A page for tests only, with one network more, whose bundled font the policy allows. */
  readonly lab: ServedApp
}

const dist = fileURLToPath(new URL('../dist-e2e', import.meta.url))

/** The worker's own chains and servers. */
export const test = pageTest.extend<AppFixtures, WorkerFixtures>({
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
      const { config, connect } = pageOf(evmChain, solanaChain, bitcoinChain)
      const app = await serveApp({ dist, config: { ...config, cloud: cloud.url }, connect })
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
  openApp: async ({ page, app }, use) => {
    await use(async () => void (await page.goto(app.url)))
  },
  openCloudApp: async ({ page, cloudApp }, use) => {
    await use(async () => void (await page.goto(cloudApp.url)))
  },
  phone: async ({ cloud, evmChain, solanaChain, bitcoinChain }, use) => {
    await using wallet = await createWalletConnectWallet({
      relayUrl: cloud.relayUrl,
      projectId: cloud.projectId,
      accounts: [evmChain.accounts[0]],
      chains: { [evmChain.chainId]: { rpcUrl: evmChain.url } },
      solana: {
        accounts: solanaChain.accounts.slice(0, 1),
        chains: { [solanaChain.caipNetworkId]: { rpcUrl: solanaChain.url } },
      },
      bitcoin: {
        accounts: bitcoinChain.accounts.slice(0, 1),
        network: bitcoinChain.network,
        esploraUrl: bitcoinChain.url,
      },
    })
    await use(wallet)
  },
  chain: async ({ page }, use) => {
    await use(name => page.getByRole('region', { name, exact: true }))
  },
})

export { expect } from '@playwright/test'

interface Addresses {
  readonly url: string
}

/** What a page is told about the worker's chains, and where it may connect to. */
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
