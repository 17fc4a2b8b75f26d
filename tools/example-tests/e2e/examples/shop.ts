import { dialog } from '@openappkit/e2e-kit/page'
import { expect, type Page } from '@playwright/test'
import { readShop } from '../../shop/readShop'
import { type Shop, startShop } from '../../shop/startShop'
import { test as exampleTest } from './test'

const isDev = process.env['OPENAPPKIT_WALK'] === 'dev'

/** Provides a shop with a backend for each worker. */
export const test = exampleTest.extend<object, { readonly shop: Shop }>({
  shop: [
    async ({ evmChain }, use) => {
      await using shop = await startShop(readShop(isDev ? 'dev' : 'start'), evmChain)
      await use(shop)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export { expect }

/** Presses the button of the page, and waits for the checkout, or for another text in it. */
export async function openCheckout(page: Page, text = 'Pay The Poster Shop'): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Pay €29.00' }).click()
  await expect(dialog(page)).toContainText(text)
}

/** Connects the wallet in the checkout, and continues to the button that pays. */
export async function reviewPayment(page: Page): Promise<void> {
  await openCheckout(page)
  const own = dialog(page).getByRole('button', { name: /^Test Wallet/ })
  // A second tab of the buyer may have reconnected the wallet.
  const connect = dialog(page).getByRole('button', { name: /^Connect wallet/ })
  await own.or(connect).first().waitFor()
  if (await connect.isVisible()) {
    await connect.click()
    await dialog(page).getByRole('heading', { name: 'Connect Wallet' }).waitFor()
    await own.click()
    await dialog(page).getByText('Pay The Poster Shop').waitFor()
  }
  await own.click()
  await payButton(page).waitFor()
}

/** Returns the button of the review, after which the wallet asks. */
export function payButton(page: Page): ReturnType<Page['getByRole']> {
  return dialog(page).getByRole('button', { name: /^Pay [\d.]+ ETH$/ })
}

/** Returns the id of the order that the page shows. */
export function orderOn(page: Page): string {
  return page.url().split('/orders/')[1] ?? ''
}
