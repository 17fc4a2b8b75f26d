import { dialog, labReady, row } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** Outcome of the app's promise. */
declare global {
  interface Window {
    opened: Promise<string> | undefined
  }
}

/** Connects and lets the app request a transfer of `amount` to `to`. */
async function askFor(page: Page, url: string, to: string, amount: string): Promise<void> {
  await page.goto(`${url}e2e/pages/lab`)
  await labReady(page)
  await page.evaluate(() => window.lab.create({ name: 'host' }))
  await page.evaluate(() => void window.lab.kits['host']?.open({ view: 'Connect' }))
  await row(page, 'Test Wallet').click()
  await expect(dialog(page)).toBeHidden()
  await page.evaluate(
    args => {
      window.opened = window.lab.kits['host']
        ?.open({ view: 'WalletSend', arguments: { namespace: 'eip155', assetAddress: 'native', ...args } })
        .then(
          result => `hash ${result.hash}`,
          (error: Error) => `error ${error.message}`,
        )
    },
    { to, amount },
  )
  await expect(dialog(page).getByRole('textbox', { name: /Amount/ })).toHaveValue(amount)
}

test('an app that requests a transfer gets its hash', async ({ page, lab, installWallet, evmChain }) => {
  const to = evmChain.accounts[5]?.address
  if (!to) throw new Error('The chain has too few accounts.')
  await installWallet(page)
  const before = await evmChain.balanceOf(to)
  await askFor(page, lab.url, to, '0.75')
  await dialog(page).getByRole('button', { name: 'Review' }).click()
  await dialog(page)
    .getByRole('button', { name: /^Send 0\.75/ })
    .click()
  const answer = (await page.evaluate(() => window.opened)) ?? ''
  expect(answer).toMatch(/^hash 0x[0-9a-f]{64}$/)
  const receipt = await evmChain.waitForReceipt(answer.slice('hash '.length) as `0x${string}`)
  expect(receipt.to?.toLowerCase()).toBe(to.toLowerCase())
  expect((await evmChain.balanceOf(to)) - before).toBe(750_000_000_000_000_000n)
})

test("closing the form rejects the app's promise, and nothing is sent", async ({
  page,
  lab,
  installWallet,
  evmChain,
}) => {
  const wallet = await installWallet(page)
  await askFor(page, lab.url, evmChain.accounts[5]?.address ?? '', '0.5')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  expect(await page.evaluate(() => window.opened)).toBe('error Modal closed')
  expect(await wallet.requests('eth_sendTransaction')).toEqual([])
})
