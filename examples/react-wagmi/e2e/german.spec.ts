import { findViolations } from '@openappkit/e2e-kit/find-violations'
import { dialog, labReady } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { prepare } from './views'

test('in German, the modal shows German texts and number formats', async ({
  page,
  lab,
  installThreeChainWallet,
  evmChain,
}) => {
  await evmChain.setBalance(evmChain.accounts[0].address, 1234567890123456789012n)
  await installThreeChainWallet()
  await prepare(page, lab.url, { locale: 'de' })
  await page.getByRole('button', { name: 'Wallet verbinden' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Wallet verbinden' })).toBeVisible()
  await expect(words(page)).toHaveAttribute('lang', 'de')
  await expect(words(page)).toHaveAttribute('dir', 'ltr')
  await expect(dialog(page)).toContainText('Neu hier? Wallet holen')
  expect(await findViolations(page)).toEqual([])

  await dialog(page)
    .getByRole('button', { name: /Test Wallet/ })
    .click()
  const account = page.locator('[data-appkit-button]').filter({ hasText: 'ETH' })
  await expect(account).toContainText('1.234,567')
  await account.click()
  await expect(dialog(page).getByRole('button', { name: 'Senden' })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Trennen' })).toBeVisible()
  await expect(dialog(page).locator('[part~="balance"]')).toContainText('1.234,567 ETH')
  expect(await findViolations(page)).toEqual([])
})

test("the modal uses the page's language, including its region", async ({ page, lab }) => {
  await page.goto(`${lab.url}e2e/pages/lab`)
  await labReady(page)
  await page.evaluate(() => {
    document.documentElement.lang = 'de-AT'
    window.lab.create({ name: 'austria' })
  })
  await page.getByRole('button', { name: 'Wallet verbinden' }).click()
  await expect(words(page)).toHaveAttribute('lang', 'de-AT')
})

/** Returns the element of the modal that sets its language. */
function words(page: Page) {
  return page.locator('openappkit-modal [data-theme]')
}
