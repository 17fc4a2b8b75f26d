import { dialog, row } from '@openappkit/e2e-kit/page'
import type { BitcoinChain, EvmChain, SolanaChain } from '@openappkit/testing/node'
import { createWalletConnectWallet, type WalletConnectWallet } from '@openappkit/testing/walletconnect'
import type { Cloud } from '@openappkit/testing-cloud'
import { expect, type Locator, type Page } from '@playwright/test'
import { test as workerTest } from './workers/workerTest'

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

/** Provides the example, and chains and servers for each worker. */
export const test = workerTest.extend<AppFixtures>({
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
export { pageOf } from './workers/apps'

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
