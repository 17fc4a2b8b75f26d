import { blockedDatabases, blockStorage } from '@openappkit/e2e-kit/block-storage'
import { connectButton, connectWith, dialog, enter, row } from '@openappkit/e2e-kit/page'
import { scan } from '@openappkit/e2e-kit/scan'
import type { Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import { expect, test } from './fixtures'

/** Signs a message and verifies the signature. */
async function signs(page: Page, address: `0x${string}`, message: string): Promise<void> {
  await enter(page.getByLabel('Message'), message)
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(page.getByTestId('signature')).toHaveText(/^0x[0-9a-f]{130}$/)
  const signature = (await page.getByTestId('signature').textContent()) as `0x${string}`
  expect(await verifyMessage({ address, message, signature })).toBe(true)
}

// Each test also fails on an uncaught error, an unhandled rejection or a console message.
for (const database of blockedDatabases) {
  test(`an installed wallet connects until the page reloads if localStorage throws and IndexedDB ${database}`, async ({
    page,
    openApp,
    installWallet,
    evmChain,
  }) => {
    await blockStorage(page, database)
    await installWallet(page)
    await openApp()
    await connectWith(page)
    await expect(page.getByTestId('status')).toHaveText('connected')
    await signs(page, evmChain.accounts[0].address, 'Kept nowhere')

    await page.reload()
    await expect(connectButton(page)).toBeVisible()
    await expect(page.getByTestId('status')).toHaveText('disconnected')
  })

  test(`a phone connects until the page reloads if localStorage throws and IndexedDB ${database}`, async ({
    page,
    openCloudApp,
    walletConnectWallet: wallet,
    evmChain,
  }) => {
    await blockStorage(page, database)
    await openCloudApp()
    await connectButton(page).click()
    await row(page, 'WalletConnect').click()
    await wallet.pair(await scan(page))
    await expect(page.getByTestId('status')).toHaveText('connected')
    await expect(dialog(page)).toBeHidden()
    await signs(page, evmChain.accounts[0].address, 'Kept nowhere, from afar')

    await page.reload()
    await expect(connectButton(page)).toBeVisible()
    await expect(page.getByTestId('status')).toHaveText('disconnected')
  })
}
