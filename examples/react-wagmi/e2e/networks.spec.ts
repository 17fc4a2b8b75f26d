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

test('if the user approves the switch, the app follows the wallet, and the modal closes', async ({
  page,
  openApp,
  installThreeChainWallet,
}) => {
  await installThreeChainWallet()
  await openApp()
  await connectWith(page)
  await chooseSecondChain(page)
  await expect(page.getByTestId('network')).toHaveText('Second chain')
  await expect(dialog(page)).toBeHidden()
})

test('if the user declines the switch, the view says so, and Try again switches', async ({
  page,
  openApp,
  installThreeChainWallet,
}) => {
  const wallet = await installThreeChainWallet()
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

test("a network that the wallet doesn't know is added, then selected", async ({
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

test('a network that the user chooses before connecting is active after connecting', async ({
  page,
  openApp,
  installThreeChainWallet,
}) => {
  await installThreeChainWallet()
  await openApp()
  await chooseSecondChain(page)
  await expect(dialog(page)).toBeHidden()
  await connectWith(page)
  await expect(page.getByTestId('network')).toHaveText('Second chain')
})

test.describe('a wallet on an unsupported network', () => {
  test.beforeEach(async ({ page, openApp, installThreeChainWallet }) => {
    const wallet = await installThreeChainWallet()
    await openApp()
    await connectWith(page)
    await expect(page.getByTestId('status')).toHaveText('connected')
    await wallet.switchChain(elsewhere)
    await expect(dialog(page)).toContainText('This app doesn’t support your wallet’s network')
  })

  test('Escape, the backdrop and the Close button shake the modal instead of closing it', async ({ page }) => {
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

  test('the modal closes after a switch to a supported network', async ({ page }) => {
    await dialog(page)
      .getByRole('button', { name: /^Second chain/ })
      .click()
    await expect(page.getByTestId('network')).toHaveText('Second chain')
    await expect(dialog(page)).toBeHidden()
  })

  test('the modal closes after a disconnect', async ({ page }) => {
    await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByTestId('status')).toHaveText('disconnected')
    await expect(dialog(page)).toBeHidden()
  })

  test('after a reload, the modal stays closed until the user opens it', async ({ page }) => {
    await page.reload()
    await expect(page.getByTestId('status')).toHaveText('connected')
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByTestId('w3m-network-button')).toContainText('Switch network')
    await page.getByTestId('account-button').click()
    await expect(dialog(page)).toContainText('This app doesn’t support your wallet’s network')
  })
})
