import { dialog, enter } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import { test as base, connectOn, openAccount } from './account'
import { newPayer } from './newPayer'

export { connectOn, expect, openAccount, openActivity, pairPhone } from './account'

/** A connected user of the sandbox. */
export interface Buyer {
  readonly address: `0x${string}`
  /** Returns the wei that the user received since the connection. */
  readonly gained: () => Promise<bigint>
}

interface BuyFixtures {
  /** Opens the example with a backend whose sandbox sells coins on all three chains. */
  readonly openBuyApp: () => Promise<void>
  /** Opens the app, and connects a new user on Ethereum. */
  readonly connectBuyer: () => Promise<Buyer>
}

/** Opens the example with the sandbox provider, and connects its users. */
export const test = base.extend<BuyFixtures>({
  openBuyApp: async ({ page, buyApp }, use) => {
    await use(async () => void (await page.goto(buyApp.url)))
  },
  connectBuyer: async ({ chain, evmChain, installWallet, openBuyApp, page }, use) => {
    await use(async () => {
      const { address, privateKey } = await newPayer(evmChain)
      const before = await evmChain.balanceOf(address)
      await installWallet(page, { name: 'Eve', accounts: [privateKey] })
      await openBuyApp()
      await connectOn(page, chain, 'Ethereum', 'Eve')
      return { address, gained: async () => (await evmChain.balanceOf(address)) - before }
    })
  },
})

/** Test cards of the sandbox. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  held: '4000 0000 0000 0259',
} as const

/** Opens the account view and the form, and fills in the amount in euros, for a user in Germany. */
export async function fillPurchase(page: Page, amount: string): Promise<void> {
  const shown = dialog(page)
  await openAccount(page)
  await shown.getByRole('button', { name: 'Buy', exact: true }).click()
  await shown.getByLabel('Country').selectOption('Germany')
  await enter(shown.getByRole('textbox', { name: /You pay/ }), amount)
  await shown.getByRole('button', { name: 'Continue to Sandbox' }).waitFor()
}

/** Continues to the provider. Resolves with its checkout, in a window of its own. */
export async function openCheckout(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await dialog(page).getByRole('button', { name: 'Continue to Sandbox' }).click()
  const checkout = await opening
  await checkout.getByLabel('Card number').waitFor()
  return checkout
}

/** Pays on the checkout with a card, and waits for the answer. */
export async function payWith(checkout: Page, card: string): Promise<void> {
  await checkout.getByLabel('Card number').fill(card)
  await answered(checkout, () => checkout.getByRole('button', { name: /^Pay / }).click())
}

/**
 * Submits the checkout's form, and waits until the page that answers has loaded. Closing the checkout earlier could cancel
 * the request, and Chromium sometimes never closes a page that is about to show another.
 */
export async function answered(checkout: Page, submit: () => Promise<void>): Promise<void> {
  const loaded = checkout.waitForEvent('load')
  await submit()
  await loaded
}
