import { dialog, enter, row } from '@openappkit/e2e-kit/page'
import { scan } from '@openappkit/e2e-kit/scan'
import type { WalletConnectWallet } from '@openappkit/testing/walletconnect'
import type { Locator, Page } from '@playwright/test'
import { test as base, type ChainName, expect, phoneAt } from './fixtures'

export { connectOn, expect } from './fixtures'

interface AccountFixtures {
  /** Opens the example with a backend that indexes the assets on each chain. */
  readonly openAccountApp: () => Promise<void>
  /** Index of the account on each chain that the phone uses. */
  readonly phoneAccount: number
  /** A phone with one account on each chain (by default the first), connected to the relay of that backend. */
  readonly accountPhone: WalletConnectWallet
}

/** Opens the example with assets, and provides a phone. */
export const test = base.extend<AccountFixtures>({
  openAccountApp: async ({ page, accountApp }, use) => {
    await use(async () => void (await page.goto(accountApp.url)))
  },
  phoneAccount: [0, { option: true }],
  accountPhone: async ({ accountCloud, evmChain, solanaChain, bitcoinChain, phoneAccount }, use) => {
    await using wallet = await phoneAt(accountCloud, [evmChain, solanaChain, bitcoinChain], phoneAccount)
    await use(wallet)
  },
})

/** Pairs a phone on all chains with the QR code, and activates one chain. */
export async function pairPhone(
  page: Page,
  chain: (name: ChainName) => Locator,
  name: ChainName,
  phone: WalletConnectWallet,
): Promise<void> {
  await chain(name)
    .getByRole('button', { name: `Connect ${name}` })
    .click()
  await row(page, 'WalletConnect').click()
  await phone.pair(await scan(page))
  await expect(chain(name).getByTestId('status')).toHaveText('connected')
  await expect(dialog(page)).toBeHidden()
}

/** Opens the account view of the connected account. */
export async function openAccount(page: Page): Promise<void> {
  await page.getByTestId('account-button').click()
  await expect(dialog(page).getByRole('tab', { name: 'Tokens' })).toBeVisible()
}

/** Returns a row of the token list. */
export function asset(page: Page, text: string | RegExp): Locator {
  return dialog(page).getByRole('tabpanel').getByRole('button').filter({ hasText: text })
}

/** A token, an amount and a recipient. */
export interface Payment {
  /** Name of the token, as shown in the picker. */
  readonly token: string
  /** The amount to type. `max` sends the maximum. */
  readonly amount: 'max' | (string & {})
  readonly to: string
}

/** In the account view, fills in the send form and clicks Review. Doesn't wait for the review. */
export async function askForReview(page: Page, { token, amount, to }: Payment): Promise<void> {
  const shown = dialog(page)
  await shown.getByRole('button', { name: 'Send', exact: true }).click()
  await shown
    .getByRole('button', { name: /Select token/ })
    .first()
    .click()
  await shown.getByRole('button').filter({ hasText: token }).click()
  await enter(shown.getByRole('textbox', { name: /Address or name/ }), to)
  if (amount === 'max') await shown.getByRole('button', { name: 'Max', exact: true }).click()
  else await enter(shown.getByRole('textbox', { name: /Amount/ }), amount)
  await shown.getByRole('button', { name: 'Review' }).click()
}

/** In the account view, fills in the send form and opens the review. */
export async function review(page: Page, payment: Payment): Promise<void> {
  await askForReview(page, payment)
  await expect(dialog(page).getByRole('heading', { name: 'Review send' })).toBeVisible()
}

/** In the account view, opens the activity tab. Its list items are the rows. */
export async function openActivity(page: Page): Promise<Locator> {
  const tab = dialog(page).getByRole('tab', { name: 'Activity' })
  // After a reload, the account view opens with the last tab.
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click()
  return dialog(page).getByRole('tabpanel')
}

/** Confirms the reviewed transaction. */
export async function confirm(page: Page): Promise<void> {
  await dialog(page)
    .getByRole('button', { name: /^Send / })
    .click()
}

/** Returns the transactions that the app stores until they appear in the account's history. */
export function keptByPage(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('@appkit/pending_transactions'))
}

/**
 * Waits until the account's history lists the transactions that the app sent. The app fetches the history every 15
 * seconds.
 */
export async function expectInHistory(page: Page): Promise<void> {
  await expect.poll(() => keptByPage(page), { timeout: 40_000 }).toBeNull()
}
