import type { ChainNamespace } from '@openappkit/appkit'
import { dialog, row } from '@openappkit/e2e-kit/page'
import { settled } from '@openappkit/e2e-kit/settled'
import type { Page } from '@playwright/test'
import { test as base, expect } from './fixtures'
import type { LabOptions } from './pages/lab'

/** A state of the modal with several chains. Accessibility and screenshot tests cover each. */
export interface ViewState {
  readonly name: string
  /** Takes a phone screenshot too, since the view fills a phone's height. */
  readonly isTall?: true
  /** Brings the lab to this state from its start, with no connected wallet. */
  readonly reach: (stage: Stage) => Promise<void>
}

interface Stage {
  readonly page: Page
  readonly solanaUrl: string
  /** Makes the Solana wallet ignore requests for accounts. */
  readonly muteSolanaWallet: () => Promise<void>
  /** Makes the wallet of all chains ignore requests for EVM accounts. */
  readonly muteBrand: () => Promise<void>
}

interface StageFixtures {
  /** Brings a page with wallets on all three chains to a state, and waits until nothing moves. */
  readonly reachState: (state: ViewState, options: LabOptions) => Promise<void>
}

const brand = 'Omni Wallet'
const evmWallet = 'Evergreen'
const solanaWallet = 'Sunbeam'
const bitcoinWallet = 'Bedrock'

/** States of the views that show more than one chain. */
export const viewStates: readonly ViewState[] = [
  { name: 'connect', isTall: true, reach: ({ page }) => open(page, 'Connect') },
  {
    name: 'connect-solana',
    reach: async ({ page }) => {
      await openConnect(page, 'solana')
      await expect(row(page, solanaWallet)).toBeVisible()
    },
  },
  {
    name: 'select-chain',
    reach: async ({ page }) => {
      await connect(page, 'solana', brand)
      await open(page, 'Connect')
      await row(page, brand).click()
      await expect(dialog(page).getByRole('button', { name: /^Ethereum/ })).toBeVisible()
    },
  },
  {
    name: 'connect-all',
    reach: async ({ page, muteBrand }) => {
      await muteBrand()
      await open(page, 'Connect')
      await row(page, brand).click()
      const all = dialog(page).locator('[part~="message-actions"] [part~="button"]')
      await all.click()
      await expect(all).toHaveAttribute('aria-disabled', 'true')
    },
  },
  {
    name: 'switch-active-chain',
    reach: async ({ page }) => {
      await connect(page, 'eip155', evmWallet)
      await open(page, 'Networks')
      await dialog(page)
        .getByRole('button', { name: /Local Bitcoin/ })
        .click()
      await expect(dialog(page).locator('[part~="message"]')).toBeVisible()
    },
  },
  {
    name: 'networks',
    isTall: true,
    reach: async ({ page }) => {
      await connect(page, 'eip155', evmWallet)
      await open(page, 'Networks')
    },
  },
  {
    name: 'wallets-evm',
    isTall: true,
    reach: async ({ page }) => {
      await connectAll(page)
      await openWallets(page, 'Ethereum')
    },
  },
  {
    name: 'wallets-bitcoin',
    isTall: true,
    reach: async ({ page }) => {
      await connectAll(page)
      await openWallets(page, 'Bitcoin')
    },
  },
  {
    name: 'wallets-empty',
    reach: async ({ page }) => {
      await connectAll(page)
      await openWallets(page, 'Solana')
    },
  },
  {
    name: 'wallets-reconnect-failed',
    isTall: true,
    reach: async stage => {
      await loseSolana(stage)
      await openWallets(stage.page, 'Solana')
    },
  },
  {
    name: 'account-reconnect-failed',
    reach: async stage => {
      await loseSolana(stage)
      await open(stage.page, 'Account')
    },
  },
  {
    name: 'account-solana',
    reach: async ({ page }) => {
      await connect(page, 'solana', solanaWallet)
      await open(page, 'Account')
      await expect(dialog(page).locator('[part~="balance"]')).toContainText('SOL')
    },
  },
  {
    name: 'account-bitcoin',
    reach: async ({ page }) => {
      await connect(page, 'bip122', bitcoinWallet)
      await open(page, 'Account')
      await expect(dialog(page).locator('[part~="balance"]')).toContainText('BTC')
    },
  },
  {
    name: 'balance-unavailable',
    reach: async ({ page, solanaUrl }) => {
      await page.route(`${solanaUrl}/**`, route => route.abort('connectionrefused'))
      await connect(page, 'solana', solanaWallet)
      await open(page, 'Account')
      await expect(dialog(page).locator('[part~="balance-note"]').getByRole('button')).toBeVisible()
    },
  },
]

/** The browser's own console messages about an unreachable server. */
export const unreachable: RegExp = /ERR_CONNECTION_REFUSED/

export const test = base.extend<StageFixtures>({
  reachState: async (
    { page, lab, savings, solanaChain, installWallet, installSolanaWallet, installBitcoinWallet },
    use,
  ) => {
    await use(async (state, options) => {
      const [many, few] = savings
      const omni = await installWallet(page, {
        ...looks(brand),
        rdns: 'example.omni',
        accounts: [few.evm.privateKey],
      })
      await installSolanaWallet(page, { ...looks(brand), accounts: [few.solana] })
      await installBitcoinWallet(page, { ...looks(brand), accounts: [few.bitcoin] })
      await installWallet(page, { ...looks(evmWallet), rdns: 'example.evergreen', accounts: [many.evm.privateKey] })
      const sunbeam = await installSolanaWallet(page, { ...looks(solanaWallet), accounts: [many.solana] })
      await installBitcoinWallet(page, { ...looks(bitcoinWallet), accounts: [many.bitcoin] })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${lab.url}e2e/pages/lab?options=${encodeURIComponent(JSON.stringify(options))}`)
      await page.waitForFunction(() => 'kit' in window)
      const muteSolanaWallet = () => sunbeam.hang('standard:connect', 'always')
      const muteBrand = () => omni.hang('connect', 'always')
      await state.reach({ page, solanaUrl: solanaChain.url, muteSolanaWallet, muteBrand })
      // Toasts go away by themselves.
      await expect(dialog(page).locator('.toast')).toHaveCount(0)
      await settled(page)
    })
  },
})

export { expect } from './fixtures'

/** Returns the name and icon of a wallet. On several chains, the same name and icon make one wallet. */
function looks(name: string) {
  const hues: Readonly<Record<string, number>> = {
    [brand]: 231,
    [evmWallet]: 150,
    [solanaWallet]: 35,
    [bitcoinWallet]: 15,
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="hsl(${hues[name]} 60% 45%)"/><circle cx="20" cy="20" r="9" fill="#fff"/></svg>`
  return { name, icon: `data:image/svg+xml,${encodeURIComponent(svg)}` }
}

type PlainView = 'Account' | 'Connect' | 'Networks' | 'ProfileWallets'

async function open(page: Page, view: PlainView): Promise<void> {
  await page.evaluate(view => void window.kit.open({ view }), view)
  await expect(dialog(page)).toBeVisible()
}

async function openConnect(page: Page, namespace: ChainNamespace): Promise<void> {
  await page.evaluate(namespace => void window.kit.open({ view: 'Connect', namespace }), namespace)
  await expect(dialog(page)).toBeVisible()
}

async function openWallets(page: Page, chain: string): Promise<void> {
  await open(page, 'ProfileWallets')
  await dialog(page)
    .getByRole('tab', { name: new RegExp(`^${chain}`) })
    .click()
}

async function connect(page: Page, namespace: ChainNamespace, wallet: string): Promise<void> {
  await openConnect(page, namespace)
  await row(page, wallet).click()
  await expect(dialog(page)).toBeHidden()
}

/** Connects two wallets on EVM, one on Bitcoin and none on Solana. EVM is active. */
async function connectAll(page: Page): Promise<void> {
  await connect(page, 'bip122', bitcoinWallet)
  await connect(page, 'eip155', brand)
  await openConnect(page, 'eip155')
  await row(page, evmWallet).click()
  // An additional wallet opens the list of the chain's wallets.
  await expect(dialog(page).getByRole('tab')).toHaveCount(3)
  await page.evaluate(() => window.kit.close())
}

/** Reloads the page so that the EVM wallet reconnects but the Solana wallet doesn't. */
async function loseSolana({ page, muteSolanaWallet }: Stage): Promise<void> {
  await connect(page, 'solana', solanaWallet)
  await connect(page, 'eip155', evmWallet)
  await muteSolanaWallet()
  await page.reload()
  await page.waitForFunction(() => 'kit' in window)
  await expect(page.getByTestId('account-button')).toBeVisible()
  // Reconnecting times out after a while.
  const status = () => page.evaluate(() => window.kit.getAccount('solana').status)
  await expect.poll(status, { timeout: 15_000 }).toBe('disconnected')
}
