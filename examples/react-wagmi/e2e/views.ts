import type { WalletController } from '@openappkit/testing/playwright'
import type { Page } from '@playwright/test'
import { elsewhere, expect } from './fixtures'
import { connectButton, dialog, labReady } from './page'
import type { LabKit } from './pages/lab'

/** A picture of the modal that every check of looks and access visits. */
export interface ViewState {
  readonly name: string
  /** Brings the lab's kit there; the kit exists, nobody is connected. */
  readonly reach: (page: Page, wallet: WalletController) => Promise<void>
}

/** The name of the kit that {@link prepare} makes. */
const kitName = 'shots'

/** Every view and every state of it that a visitor can meet. */
export const viewStates: readonly ViewState[] = [
  { name: 'connect', reach: page => open(page, 'Connect') },
  {
    name: 'connecting-requesting',
    reach: async (page, wallet) => {
      await wallet.hang('connect')
      await chooseWallet(page)
      await expect(dialog(page).getByRole('button')).not.toHaveCount(0)
    },
  },
  {
    name: 'connecting-declined',
    reach: async (page, wallet) => {
      await wallet.reject('connect')
      await chooseWallet(page)
    },
  },
  {
    name: 'connecting-pending',
    reach: async (page, wallet) => {
      await wallet.pending('connect')
      await chooseWallet(page)
    },
  },
  {
    name: 'connecting-failed',
    reach: async (page, wallet) => {
      await wallet.fail({ code: -32603, message: 'Internal error' }, 'connect', 2)
      await chooseWallet(page)
    },
  },
  {
    name: 'connecting-not-installed',
    reach: async page => {
      await open(page, 'Connect')
      await dialog(page)
        .getByRole('button', { name: /MetaMask/ })
        .click()
    },
  },
  { name: 'what-is-a-wallet', reach: page => open(page, 'WhatIsAWallet') },
  { name: 'get-wallet', reach: page => open(page, 'GetWallet') },
  { name: 'what-is-a-network', reach: page => open(page, 'WhatIsANetwork') },
  { name: 'networks', reach: page => open(page, 'Networks') },
  { name: 'wallets-empty', reach: page => open(page, 'ProfileWallets') },
  {
    name: 'account',
    reach: async page => {
      await connect(page)
      await open(page, 'Account')
      await expect(dialog(page).locator('[part~="balance"]')).toContainText('1,234.567')
    },
  },
  {
    name: 'wallets',
    reach: async page => {
      await connect(page)
      await open(page, 'ProfileWallets')
    },
  },
  {
    name: 'switch-requesting',
    reach: async (page, wallet) => {
      await connect(page)
      await wallet.hang('wallet_switchEthereumChain')
      await chooseNetwork(page)
    },
  },
  {
    name: 'switch-declined',
    reach: async (page, wallet) => {
      await connect(page)
      await wallet.reject('wallet_switchEthereumChain')
      await chooseNetwork(page)
    },
  },
  {
    name: 'unsupported-chain',
    reach: async (page, wallet) => {
      await connect(page)
      await wallet.switchChain(elsewhere)
      await expect(dialog(page)).toBeVisible()
    },
  },
]

/** Makes the kit that the states start from. */
export async function prepare(page: Page, url: string, options: LabKit['options'] = {}): Promise<void> {
  await page.goto(`${url}e2e/pages/lab`)
  await labReady(page)
  await page.evaluate(made => window.lab.create(made), { name: kitName, options } satisfies LabKit)
  await expect(connectButton(page)).toBeVisible()
}

async function open(
  page: Page,
  view: 'Connect' | 'Account' | 'Networks' | 'ProfileWallets' | 'WhatIsAWallet' | 'WhatIsANetwork' | 'GetWallet',
): Promise<void> {
  await page.evaluate(async ([name, shown]) => void (await window.lab.kits[name]?.open({ view: shown })), [
    kitName,
    view,
  ] as const)
  await expect(dialog(page)).toBeVisible()
}

async function chooseWallet(page: Page): Promise<void> {
  await open(page, 'Connect')
  await dialog(page)
    .getByRole('button', { name: /Test Wallet/ })
    .click()
}

async function chooseNetwork(page: Page): Promise<void> {
  await open(page, 'Networks')
  await dialog(page)
    .getByRole('button', { name: /Second chain/ })
    .click()
}

async function connect(page: Page): Promise<void> {
  await chooseWallet(page)
  await expect(page.getByTestId('account-button')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
}

/** Nothing is on its way any more: no view, no code, no font. */
export async function settled(page: Page): Promise<void> {
  await expect(dialog(page).locator('.skeleton, .balance-skeleton')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}
