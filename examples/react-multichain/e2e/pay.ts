import type { InvoiceCreated } from '@openappkit/contract'
import { dialog } from '@openappkit/e2e-kit/page'
import type { Locator, Page } from '@playwright/test'
import { test as base } from './swaps'

export { connectOn, expect, openAccount, openActivity, pairPhone } from './account'

interface PayFixtures {
  /** Opens the shop with an invoice. */
  readonly openShop: (invoice: InvoiceCreated) => Promise<void>
}

/** Opens the shop. */
export const test = base.extend<PayFixtures>({
  openShop: async ({ page, shopApp }, use) => {
    await use(async ({ clientSecret, id }) => {
      await page.goto(`${shopApp.url}e2e/pages/pay#${id}:${clientSecret}`)
    })
  },
})

/** Opens the checkout in the shop. */
export async function openCheckout(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  return dialog(page)
}
