import { connectButton, dialog, enter, row } from '@openappkit/e2e-kit/page'
import { formatEther, parseEther, verifyMessage } from 'viem'
import { expect, test } from './fixtures'

test('@firefox a user connects, signs a message and sends a transfer, and a reload reconnects the wallet', async ({
  page,
  openApp,
  installWallet,
  evmChain,
}) => {
  const [sender, recipient] = evmChain.accounts
  await evmChain.setBalance(sender.address, parseEther('10000'))
  await installWallet(page)
  await openApp()
  await connectButton(page).click()
  await row(page, 'Test Wallet').click()
  await expect(page.getByTestId('status')).toHaveText('connected')
  if (!recipient) throw new Error('the chain has one account only')
  await expect(page.getByTestId('account')).toHaveText(sender.address)
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByTestId('account-button')).toContainText('10,000')

  await enter(page.getByLabel('Message'), 'I agree')
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(page.getByTestId('signature')).toHaveText(/^0x[0-9a-f]{130}$/)
  const signature = (await page.getByTestId('signature').textContent()) as `0x${string}`
  expect(await verifyMessage({ address: sender.address, message: 'I agree', signature })).toBe(true)

  const before = await evmChain.balanceOf(recipient.address)
  await enter(page.getByLabel('To'), recipient.address)
  await enter(page.getByLabel('Amount in ETH'), '2.5')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByTestId('receipt')).toContainText('success')
  const hash = (await page.getByTestId('hash').textContent()) as `0x${string}`
  const receipt = await evmChain.waitForReceipt(hash)
  expect(receipt.status).toBe('success')
  expect(await evmChain.balanceOf(recipient.address)).toBe(before + parseEther('2.5'))

  await page.getByTestId('account-button').click()
  const left = Number(formatEther(await evmChain.balanceOf(sender.address)))
  const shown = new Intl.NumberFormat('en').format(Math.floor(left * 1000) / 1000)
  await expect(dialog(page).locator('[part~="balance"]')).toContainText(`${shown} ETH`)
  await page.keyboard.press('Escape')

  await page.reload()
  await expect(page.getByTestId('account-button')).toBeVisible()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(page.getByTestId('account')).toHaveText(sender.address)
})

test('a reload never flashes the connect button', async ({ page, openApp, installWallet }) => {
  await installWallet(page)
  await openApp()
  await connectButton(page).click()
  await row(page, 'Test Wallet').click()
  await expect(page.getByTestId('status')).toHaveText('connected')

  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      for (const button of document.querySelectorAll(
        '[data-testid="connect-button"], [data-testid="account-button"]',
      )) {
        const name = button.getAttribute('data-testid') ?? ''
        if (seen.at(-1) !== name) seen.push(name)
      }
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(page.getByTestId('account-button')).toContainText('ETH')
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual(['account-button'])
})

test('connect() resolves with the account, immediately if it is already connected', async ({
  page,
  openApp,
  installWallet,
  evmChain,
}) => {
  await installWallet(page)
  await openApp()
  await page.getByRole('button', { name: 'Connect and greet me' }).click()
  await row(page, 'Test Wallet').click()
  await expect(page.getByTestId('greeting')).toHaveText(`Welcome, ${evmChain.accounts[0].address}`)
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await page.getByRole('button', { name: 'Connect and greet me' }).click()
  await expect(page.getByTestId('greeting')).toHaveText(`Welcome, ${evmChain.accounts[0].address}`)
  await expect(dialog(page)).toBeHidden()
})

for (const [way, close] of [
  ['the Close button', page => dialog(page).getByRole('button', { name: 'Close' }).click()],
  ['Escape', page => page.keyboard.press('Escape')],
  ['the backdrop', page => page.mouse.click(20, 780)],
] satisfies [string, (page: import('@playwright/test').Page) => Promise<void>][]) {
  test(`connect() rejects with 'Modal closed' when the user closes the modal with ${way}`, async ({
    page,
    openApp,
    installWallet,
  }) => {
    await installWallet(page)
    await openApp()
    await page.getByRole('button', { name: 'Connect and greet me' }).click()
    await expect(row(page, 'Test Wallet')).toBeVisible()
    await close(page)
    await expect(page.getByTestId('greeting')).toHaveText('Modal closed')
    await expect(dialog(page)).toBeHidden()
  })
}

test("after a disconnect in the modal, a reload doesn't reconnect the wallet", async ({
  page,
  openApp,
  installWallet,
}) => {
  await installWallet(page)
  await openApp()
  await connectButton(page).click()
  await row(page, 'Test Wallet').click()
  await page.getByTestId('account-button').click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
})
