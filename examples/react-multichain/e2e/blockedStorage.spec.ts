import { blockedDatabases, blockStorage } from '@openappkit/e2e-kit/block-storage'
import { connectButton, dialog, enter, row } from '@openappkit/e2e-kit/page'
import { scan } from '@openappkit/e2e-kit/scan'
import type { Locator } from '@playwright/test'
import { connectOn, expect, test } from './fixtures'
import { verify } from './verify'

const chains = ['Ethereum', 'Solana', 'Bitcoin'] as const

/** Signs a message in a chain's panel and verifies the signature. */
async function signs(name: (typeof chains)[number], panel: Locator): Promise<void> {
  await enter(panel.getByLabel('Message'), 'Kept nowhere')
  await panel.getByRole('button', { name: 'Sign message' }).click()
  await expect(panel.getByTestId('signature')).not.toBeEmpty()
  const signature = (await panel.getByTestId('signature').textContent()) ?? ''
  const address = (await panel.getByTestId('account').textContent()) ?? ''
  expect(await verify[name]('Kept nowhere', address, signature), name).toBe(true)
}

// Each test also fails on an uncaught error, an unhandled rejection or a console message.
for (const database of blockedDatabases) {
  test(`installed wallets connect on three chains until the page reloads if localStorage throws and IndexedDB ${database}`, async ({
    page,
    openApp,
    chain,
    installWallet,
    installSolanaWallet,
    installBitcoinWallet,
  }) => {
    await blockStorage(page, database)
    await installWallet(page, { name: 'Eve' })
    await installSolanaWallet(page, { name: 'Sol' })
    await installBitcoinWallet(page, { name: 'Bob' })
    await openApp()
    await connectOn(page, chain, 'Ethereum', 'Eve')
    await connectOn(page, chain, 'Solana', 'Sol')
    await connectOn(page, chain, 'Bitcoin', 'Bob')
    for (const name of chains) await signs(name, chain(name))

    await page.reload()
    await expect(connectButton(page)).toBeVisible()
    for (const name of chains) await expect(chain(name).getByTestId('status')).toHaveText('disconnected')
  })
}

test('with all storage blocked, a phone connects on three chains until the page reloads', async ({
  page,
  openCloudApp,
  chain,
  phone,
}) => {
  await blockStorage(page, 'throws')
  await openCloudApp()
  await connectButton(page).click()
  await row(page, 'WalletConnect').click()
  await phone.pair(await scan(page))
  for (const name of chains) await expect(chain(name).getByTestId('status')).toHaveText('connected')
  await expect(dialog(page)).toBeHidden()
  for (const name of chains) await signs(name, chain(name))

  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  for (const name of chains) await expect(chain(name).getByTestId('status')).toHaveText('disconnected')
})
