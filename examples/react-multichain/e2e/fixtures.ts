import { fileURLToPath } from 'node:url'
import { dialog, row } from '@openappkit/e2e-kit/page'
import { type ServedApp, serveApp, strictPolicy } from '@openappkit/e2e-kit/serve'
import { test as pageTest } from '@openappkit/e2e-kit/test'
import type { BitcoinChain, EvmChain, SolanaChain } from '@openappkit/testing/node'
import { createWalletConnectWallet, type WalletConnectWallet } from '@openappkit/testing/walletconnect'
import type { Cloud } from '@openappkit/testing-cloud'
import { expect, type Locator, type Page } from '@playwright/test'

export type ChainName = 'Ethereum' | 'Solana' | 'Bitcoin'

interface AppFixtures {
  /** Opens the example. */
  readonly openApp: () => Promise<void>
  /** Opens the example with the worker's backend. */
  readonly openCloudApp: () => Promise<void>
  /** A phone with accounts on all three chains. */
  readonly phone: WalletConnectWallet
  /** Returns the panel of one chain: Ethereum, Solana or Bitcoin. */
  readonly chain: (name: ChainName) => Locator
}

interface WorkerFixtures {
  /** The example as it ships, under the strictest content security policy. */
  readonly app: ServedApp
  /** The example with the worker's backend. */
  readonly cloudApp: ServedApp
  /** A test-only page with an additional network. Its policy allows the bundled font. */
  readonly lab: ServedApp
}

const dist = fileURLToPath(new URL('../dist-e2e', import.meta.url))

/** Provides chains and servers for each worker. */
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
    await using wallet = await phoneAt(cloud, [evmChain, solanaChain, bitcoinChain])
    await use(wallet)
  },
  chain: async ({ page }, use) => {
    await use(name => page.getByRole('region', { name, exact: true }))
  },
})

export { expect } from '@playwright/test'

/** Connects the installed wallet of that name with the button in a chain's panel. */
export async function connectOn(
  page: Page,
  chain: AppFixtures['chain'],
  name: ChainName,
  wallet: string,
): Promise<void> {
  await chain(name)
    .getByRole('button', { name: `Connect ${name}` })
    .click()
  await row(page, wallet).click()
  await expect(chain(name).getByTestId('status')).toHaveText('connected')
  await expect(dialog(page)).toBeHidden()
}

/** Creates a phone on a backend's relay, with one account on each chain (by default the first). */
export function phoneAt(
  { projectId, relayUrl }: Cloud,
  [evm, solana, bitcoin]: readonly [EvmChain, SolanaChain, BitcoinChain],
  account = 0,
): Promise<WalletConnectWallet> {
  const range = [account, account + 1] as const
  const [evmAccount = evm.accounts[0]] = evm.accounts.slice(...range)
  return createWalletConnectWallet({
    relayUrl,
    projectId,
    accounts: [evmAccount],
    chains: { [evm.chainId]: { rpcUrl: evm.url } },
    solana: {
      accounts: solana.accounts.slice(...range),
      chains: { [solana.caipNetworkId]: { rpcUrl: solana.url } },
    },
    bitcoin: { accounts: bitcoin.accounts.slice(...range), network: bitcoin.network, esploraUrl: bitcoin.url },
  })
}

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
