import { connectButton, connectWith, dialog, row } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

test('the whole flow works by keyboard alone, and focus returns to the opener', async ({
  page,
  openApp,
  installWallet,
  evmChain,
}) => {
  await installWallet(page)
  await openApp()
  await connectButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(row(page, 'Test Wallet')).toBeVisible()
  await tabTo(page, row(page, 'Test Wallet'))
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('account')).toHaveText(evmChain.accounts[0].address)
  await expect(dialog(page)).toBeHidden()

  await page.getByTestId('account-button').focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByTestId('account-button')).toBeFocused()

  // Switch networks by keyboard: select and return to the page.
  await page.getByTestId('w3m-network-button').focus()
  await page.keyboard.press('Enter')
  await tabTo(page, dialog(page).getByRole('button', { name: /^Second chain/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('network')).toHaveText('Second chain')
  await expect(dialog(page)).toBeHidden()

  await page.getByTestId('account-button').focus()
  await page.keyboard.press('Enter')
  await tabTo(page, dialog(page).getByRole('button', { name: 'Disconnect' }))
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('status')).toHaveText('disconnected')
})

test('Tab and Shift+Tab keep the focus inside the modal', async ({ page, openApp, installWallet }) => {
  await installWallet(page)
  await openApp()
  await connectButton(page).click()
  await expect(row(page, 'Test Wallet')).toBeVisible()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press(key)
      const where = await page.evaluate(() => document.activeElement?.tagName.toLowerCase())
      // The browser's own UI counts as 'body'. Nothing on the page behind the modal ever gets the focus.
      expect(['openappkit-modal', 'body']).toContain(where)
    }
  }
})

test('Tab leads from a view’s title to Back, Close and the content, and Back to the opener', async ({
  page,
  openApp,
  installWallet,
}) => {
  await installWallet(page)
  await openApp()
  await connectButton(page).click()
  await dialog(page).getByRole('button', { name: 'What is a wallet?' }).focus()
  await page.keyboard.press('Enter')
  const getWallet = dialog(page).getByRole('button', { name: 'Get a wallet' })
  await expect(getWallet).toBeVisible()
  await expect(dialog(page).getByRole('heading', { level: 1 })).toBeFocused()
  for (const name of ['Back', 'Close']) {
    await page.keyboard.press('Tab')
    await expect(dialog(page).getByRole('button', { name })).toBeFocused()
  }
  await tabTo(page, getWallet)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { level: 1, name: 'Get a wallet' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(getWallet).toBeFocused()
  await tabTo(page, dialog(page).getByRole('button', { name: 'Back' }))
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'What is a wallet?' })).toBeFocused()
})

test('the modal announces a declined connection to screen readers', async ({ page, openApp, installWallet }) => {
  const wallet = await installWallet(page)
  await openApp()
  await wallet.reject('connect')
  await connectWith(page)
  await expect(page.locator('openappkit-modal [role="alert"]', { hasText: /\S/ })).toContainText('Connection declined')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByTestId('status')).toHaveText('connected')
})

test('with reduced motion, nothing animates', async ({ page, openApp, installWallet }) => {
  await installWallet(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openApp()
  await connectButton(page).click()
  await expect(row(page, 'Test Wallet')).toBeVisible()
  const running = () =>
    page.evaluate(() => {
      const root = document.querySelector('openappkit-modal')?.shadowRoot
      return (root?.getAnimations() ?? []).filter(
        animation => Number(animation.effect?.getComputedTiming().duration) > 1,
      ).length
    })
  expect(await running()).toBe(0)
  await dialog(page).getByRole('button', { name: 'What is a wallet?' }).click()
  expect(await running()).toBe(0)
})

async function tabTo(page: Page, target: ReturnType<typeof row>): Promise<void> {
  for (let step = 0; step < 40; step++) {
    if (
      await target.evaluate(
        element =>
          element.getRootNode() instanceof ShadowRoot &&
          (element.getRootNode() as ShadowRoot).activeElement === element,
      )
    )
      return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never came to the element')
}
