import { dialog, enter } from '@openappkit/e2e-kit/page'
import type { WalletController } from '@openappkit/testing/playwright'
import { expect, type Page } from '@playwright/test'
import { test as base, openAccount } from './account'

export { connectOn, expect, openAccount, openActivity, pairPhone } from './account'

interface SwapFixtures {
  /** Opens the example with a backend that swaps on EVM and Solana. */
  readonly openSwapApp: () => Promise<void>
}

/** Opens the example with a market. */
export const test = base.extend<SwapFixtures>({
  openSwapApp: async ({ page, swapApp }, use) => {
    await use(async () => void (await page.goto(swapApp.url)))
  },
})

/** A swap by the names of its tokens. */
export interface Trade {
  readonly from: string
  readonly to: string
  /** The amount to type. `max` swaps the maximum. */
  readonly amount: 'max' | (string & {})
}

/** Selects a token on one side of the form, by its name or its address. */
export async function selectToken(page: Page, side: 'from' | 'to', name: string): Promise<void> {
  const shown = dialog(page)
  await shown.locator(`[data-side="${side}"]`).click()
  await enter(shown.getByRole('searchbox'), name)
  // The list shortens addresses.
  const text = name.startsWith('0x') ? name.slice(0, 6) : name
  await shown.getByRole('list', { name: 'Select token' }).getByRole('button').filter({ hasText: text }).first().click()
}

/** In the account view, opens the swap form and fills it in. */
export async function fillSwap(page: Page, { amount, from, to }: Trade): Promise<void> {
  const shown = dialog(page)
  await shown.getByRole('button', { name: 'Swap', exact: true }).click()
  await selectToken(page, 'from', from)
  await selectToken(page, 'to', to)
  if (amount === 'max') await shown.getByRole('button', { name: 'Max', exact: true }).click()
  else await enter(shown.getByRole('textbox', { name: /Pay amount/ }), amount)
}

/** Opens the review of a filled form. */
export async function reviewSwap(page: Page): Promise<void> {
  const shown = dialog(page)
  await shown.getByRole('button', { name: 'Review swap' }).click()
  await shown.getByRole('heading', { name: 'Review swap' }).waitFor()
}

/** Opens the account view and swaps up to the review. */
export async function openReview(page: Page, trade: Trade): Promise<void> {
  await openAccount(page)
  await fillSwap(page, trade)
  await reviewSwap(page)
}

/** Expects that the wallet got no request to send or sign. */
export async function expectNoRequest(wallet: Pick<WalletController, 'requests'>): Promise<void> {
  const methods = (await wallet.requests()).map(({ method }) => method)
  expect(methods.filter(method => /send|sign/iu.test(method))).toEqual([])
}
