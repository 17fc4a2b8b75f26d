import { ed25519 } from '@noble/curves/ed25519.js'
import { connectButton, connectWith, dialog, enter } from '@openappkit/e2e-kit/page'
import { base58 } from '@scure/base'
import { expect, test } from './fixtures'

const walletName = 'Test Solana Wallet'

test('a user connects, signs a message and sends a transfer, and a reload reconnects the wallet', async ({
  page,
  openApp,
  installSolanaWallet,
  solanaChain,
}) => {
  const [{ address: sender } = missing(), { address: recipient } = missing()] = solanaChain.accounts
  await installSolanaWallet(page, { name: walletName })
  await openApp()
  await connectWith(page, walletName)
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(page.getByTestId('account')).toHaveText(sender)
  await expect(page.getByTestId('network')).toHaveText('Local cluster')
  await expect(dialog(page)).toBeHidden()

  await enter(page.getByLabel('Message'), 'I agree')
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(page.getByTestId('signature')).not.toBeEmpty()
  const signature = (await page.getByTestId('signature').textContent()) ?? ''
  expect(verify('I agree', sender, signature)).toBe(true)
  expect(verify('I disagree', sender, signature)).toBe(false)

  const before = await solanaChain.balanceOf(recipient)
  await enter(page.getByLabel('To'), recipient)
  await enter(page.getByLabel('Amount in SOL'), '0.25')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByTestId('hash')).not.toBeEmpty()
  const hash = (await page.getByTestId('hash').textContent()) ?? ''
  expect(await solanaChain.transaction(hash)).toMatchObject({ err: null })
  expect(await solanaChain.balanceOf(recipient)).toBe(before + 250_000_000n)

  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(page.getByTestId('account')).toHaveText(sender)
})

test('the account button shows the on-chain balance', async ({ page, openApp, installSolanaWallet, solanaChain }) => {
  const [, , owner = missing()] = solanaChain.accounts
  await installSolanaWallet(page, { name: walletName, accounts: [owner] })
  await openApp()
  await connectWith(page, walletName)
  await expect(page.getByTestId('account-button')).toContainText('1,000')
})

test('the modal reports a declined connection, and Try again connects', async ({
  page,
  openApp,
  installSolanaWallet,
}) => {
  const wallet = await installSolanaWallet(page, { name: walletName })
  await wallet.reject('connect')
  await openApp()
  await connectWith(page, walletName)
  await expect(
    dialog(page)
      .getByText(/declined/i)
      .first(),
  ).toBeVisible()
  await expect(page.getByTestId('status')).not.toHaveText('connected')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByTestId('status')).toHaveText('connected')
})

test('the app gets wallet/rejected for a declined signature or transfer, and no funds move', async ({
  page,
  openApp,
  installSolanaWallet,
  solanaChain,
}) => {
  const [{ address: sender } = missing(), { address: recipient } = missing()] = solanaChain.accounts
  const wallet = await installSolanaWallet(page, { name: walletName })
  await openApp()
  await connectWith(page, walletName)
  await wallet.reject('sign')
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(page.getByTestId('signature-error')).toContainText('wallet/rejected')
  const before = await solanaChain.balanceOf(recipient)
  await wallet.reject('any')
  await enter(page.getByLabel('To'), recipient)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByTestId('hash-error')).toContainText('wallet/rejected')
  expect(await solanaChain.balanceOf(recipient)).toBe(before)
  expect(await page.getByTestId('account').textContent()).toBe(sender)
})

test('the app follows an account switch in the wallet', async ({ page, openApp, installSolanaWallet, solanaChain }) => {
  const [{ address: sender } = missing(), { address: recipient } = missing()] = solanaChain.accounts
  const wallet = await installSolanaWallet(page, { name: walletName })
  await openApp()
  await connectWith(page, walletName)
  await expect(page.getByTestId('account')).toHaveText(sender)
  await wallet.switchAccount(1)
  await expect(page.getByTestId('account')).toHaveText(recipient)
})

test('a wallet that revokes its permission is disconnected and stays disconnected after a reload', async ({
  page,
  openApp,
  installSolanaWallet,
}) => {
  const wallet = await installSolanaWallet(page, { name: walletName })
  await openApp()
  await connectWith(page, walletName)
  await expect(page.getByTestId('status')).toHaveText('connected')
  await wallet.disconnect()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await expect(connectButton(page)).toBeVisible()
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
})

test("after a disconnect in the modal, a reload doesn't reconnect the wallet", async ({
  page,
  openApp,
  installSolanaWallet,
}) => {
  await installSolanaWallet(page, { name: walletName })
  await openApp()
  await connectWith(page, walletName)
  await page.getByTestId('account-button').click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
})

test('before the user acts, the app sends requests only to its own server and none to the wallet', async ({
  page,
  openApp,
  app,
  installSolanaWallet,
}) => {
  const wallet = await installSolanaWallet(page, { name: walletName })
  const urls: string[] = []
  page.on('request', request => urls.push(request.url()))
  page.on('websocket', socket => urls.push(socket.url()))
  await openApp()
  await expect(connectButton(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(urls.filter(url => !url.startsWith(app.url))).toEqual([])
  expect(await wallet.requests()).toEqual([])
})

/** Verifies a signature with a library that the app doesn't use. */
function verify(message: string, address: string, signature: string): boolean {
  return ed25519.verify(base58.decode(signature), new TextEncoder().encode(message), base58.decode(address))
}

function missing(): never {
  throw new Error('The chain has too few accounts.')
}
