import { connectWith, dialog } from '@openappkit/e2e-kit/page'
import { shaken } from '@openappkit/e2e-kit/shaken'
import type { Page } from '@playwright/test'
import { elsewhere, expect, test } from './fixtures'

async function chooseSecondChain(page: Page): Promise<void> {
  await page.getByTestId('w3m-network-button').click()
  await dialog(page)
    .getByRole('button', { name: /^Second chain/ })
    .click()
}

test('approved: the wallet switches, the modal closes, everything follows', async ({
  page,
  openApp,
  installTravelledWallet,
}) => {
  await installTravelledWallet()
  await openApp()
  await connectWith(page)
  await chooseSecondChain(page)
  await expect(page.getByTestId('network')).toHaveText('Second chain')
  await expect(dialog(page)).toBeHidden()
})

test('declined: the view stays, says so, and tries again', async ({ page, openApp, installTravelledWallet }) => {
  const wallet = await installTravelledWallet()
  await openApp()
  await connectWith(page)
  await expect(page.getByTestId('status')).toHaveText('connected')
  await wallet.reject('switchChain')
  await chooseSecondChain(page)
  await expect(dialog(page)).toContainText('Switch declined')
  await expect(page.getByTestId('network')).toHaveText('Local chain')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByTestId('network')).toHaveText('Second chain')
})

test('a chain that the wallet does not know is added, then used', async ({
  page,
  openApp,
  installWallet,
  secondChain,
}) => {
  const wallet = await installWallet(page)
  await openApp()
  await connectWith(page)
  await chooseSecondChain(page)
  await expect(page.getByTestId('network')).toHaveText('Second chain')
  const [added] = await wallet.requests('wallet_addEthereumChain')
  expect(added?.params[0]).toMatchObject({ chainId: '0x7a6a', chainName: 'Second chain', rpcUrls: [secondChain.url] })
})

test('a network chosen before connecting is used at connect', async ({ page, openApp, installTravelledWallet }) => {
  await installTravelledWallet()
  await openApp()
  await chooseSecondChain(page)
  await expect(dialog(page)).toBeHidden()
  await connectWith(page)
  await expect(page.getByTestId('network')).toHaveText('Second chain')
})

test.describe('a wallet on a network that the app does not have', () => {
  test.beforeEach(async ({ page, openApp, installTravelledWallet }) => {
    const wallet = await installTravelledWallet()
    await openApp()
    await connectWith(page)
    await expect(page.getByTestId('status')).toHaveText('connected')
    await wallet.switchChain(elsewhere)
    await expect(dialog(page)).toContainText('This app doesn’t support your wallet’s network')
  })

  test('cannot be dismissed by Escape, the backdrop or the cross: it shakes and stays', async ({ page }) => {
    const card = dialog(page).locator('[part~="card"]')
    for (const attempt of [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 780),
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    ]) {
      await shaken(card, attempt)
      await expect(dialog(page)).toContainText('This app doesn’t support your wallet’s network')
    }
  })

  test('ends by switching to a network that the app has', async ({ page }) => {
    await dialog(page)
      .getByRole('button', { name: /^Second chain/ })
      .click()
    await expect(page.getByTestId('network')).toHaveText('Second chain')
    await expect(dialog(page)).toBeHidden()
  })

  test('ends by disconnecting', async ({ page }) => {
    await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByTestId('status')).toHaveText('disconnected')
    await expect(dialog(page)).toBeHidden()
  })

  test('waits behind the button after a reload', async ({ page }) => {
    await page.reload()
    await expect(page.getByTestId('status')).toHaveText('connected')
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByTestId('w3m-network-button')).toContainText('Switch network')
    await page.getByTestId('account-button').click()
    await expect(dialog(page)).toContainText('This app doesn’t support your wallet’s network')
  })
})
