import { connectButton, connectWith, dialog, enter } from '@openappkit/e2e-kit/page'
import { Verifier } from 'bip322-js'
import { expect, test } from './fixtures'

const walletName = 'Test Bitcoin Wallet'

test('a user connects, signs a message and sends a transfer, and a reload reconnects the wallet', async ({
  page,
  openApp,
  installBitcoinWallet,
  bitcoinChain,
}) => {
  const [{ p2wpkh: sender } = missing(), { p2wpkh: recipient } = missing()] = bitcoinChain.accounts
  await installBitcoinWallet(page, { name: walletName })
  await openApp()
  await connectWith(page, walletName)
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(page.getByTestId('account')).toHaveText(sender)
  await expect(page.getByTestId('network')).toHaveText('Local Bitcoin')
  await expect(dialog(page)).toBeHidden()

  await enter(page.getByLabel('Message'), 'I agree')
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(page.getByTestId('signature')).not.toBeEmpty()
  const signature = (await page.getByTestId('signature').textContent()) ?? ''
  expect(verify('I agree', sender, signature)).toBe(true)
  expect(verify('I disagree', sender, signature)).toBe(false)

  const before = await bitcoinChain.balanceOf(recipient)
  await enter(page.getByLabel('To'), recipient)
  await enter(page.getByLabel('Amount in BTC'), '0.25')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByTestId('hash')).not.toBeEmpty()
  const hash = (await page.getByTestId('hash').textContent()) ?? ''
  expect(await bitcoinChain.transaction(hash)).toMatchObject({ confirmed: false })
  expect((await bitcoinChain.transaction(hash))?.outputs).toContainEqual({ address: recipient, value: 25_000_000n })
  expect(await bitcoinChain.balanceOf(recipient)).toBe(before + 25_000_000n)

  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(page.getByTestId('account')).toHaveText(sender)
})

for (const [face, name] of [
  ['sats-connect', walletName],
  ['unisat', 'Unisat Wallet'],
  ['okx', 'OKX Wallet'],
  ['leather', 'Leather'],
] as const) {
  test(`a user connects, signs, sends and reconnects through the ${face} interface`, async ({
    page,
    openApp,
    installBitcoinWallet,
    bitcoinChain,
  }) => {
    const [{ p2wpkh: sender } = missing(), { p2wpkh: recipient } = missing()] = bitcoinChain.accounts
    await installBitcoinWallet(page, { name: walletName, faces: [face] })
    await openApp()
    await connectWith(page, name)
    await expect(page.getByTestId('account')).toHaveText(sender)
    await expect(dialog(page)).toBeHidden()

    await enter(page.getByLabel('Message'), `By ${face}`)
    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect(page.getByTestId('signature')).not.toBeEmpty()
    expect(verify(`By ${face}`, sender, (await page.getByTestId('signature').textContent()) ?? '')).toBe(true)

    await enter(page.getByLabel('To'), recipient)
    await enter(page.getByLabel('Amount in BTC'), '0.125')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByTestId('hash')).not.toBeEmpty()
    const transaction = await bitcoinChain.transaction((await page.getByTestId('hash').textContent()) ?? '')
    expect(transaction?.outputs).toContainEqual({ address: recipient, value: 12_500_000n })

    await page.reload()
    await expect(page.getByTestId('status')).toHaveText('connected')
    await expect(page.getByTestId('account')).toHaveText(sender)
  })
}

test('the account button shows the on-chain balance', async ({ page, openApp, installBitcoinWallet, bitcoinChain }) => {
  const [, , owner = missing()] = bitcoinChain.accounts
  await installBitcoinWallet(page, { name: walletName, accounts: [owner] })
  await openApp()
  await connectWith(page, walletName)
  await expect(page.getByTestId('account-button')).toContainText('10')
})

test('the modal reports a declined connection, and Try again connects', async ({
  page,
  openApp,
  installBitcoinWallet,
}) => {
  const wallet = await installBitcoinWallet(page, { name: walletName })
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
  installBitcoinWallet,
  bitcoinChain,
}) => {
  const [{ p2wpkh: sender } = missing(), { p2wpkh: recipient } = missing()] = bitcoinChain.accounts
  const wallet = await installBitcoinWallet(page, { name: walletName })
  await openApp()
  await connectWith(page, walletName)
  await wallet.reject('sign')
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(page.getByTestId('signature-error')).toContainText('wallet/rejected')
  const before = await bitcoinChain.balanceOf(recipient)
  await wallet.reject('any')
  await enter(page.getByLabel('To'), recipient)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByTestId('hash-error')).toContainText('wallet/rejected')
  expect(await bitcoinChain.balanceOf(recipient)).toBe(before)
  expect(await page.getByTestId('account').textContent()).toBe(sender)
})

test('the app follows an account switch in the wallet', async ({
  page,
  openApp,
  installBitcoinWallet,
  bitcoinChain,
}) => {
  const [{ p2wpkh: sender } = missing(), { p2wpkh: recipient } = missing()] = bitcoinChain.accounts
  const wallet = await installBitcoinWallet(page, { name: walletName })
  await openApp()
  await connectWith(page, walletName)
  await expect(page.getByTestId('account')).toHaveText(sender)
  await wallet.switchAccount(1)
  await expect(page.getByTestId('account')).toHaveText(recipient)
})

test('a wallet that revokes its permission is disconnected and stays disconnected after a reload', async ({
  page,
  openApp,
  installBitcoinWallet,
}) => {
  const wallet = await installBitcoinWallet(page, { name: walletName })
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
  installBitcoinWallet,
}) => {
  await installBitcoinWallet(page, { name: walletName })
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
  installBitcoinWallet,
}) => {
  const wallet = await installBitcoinWallet(page, { name: walletName })
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
  return Verifier.verifySignature(address, message, signature)
}

function missing(): never {
  throw new Error('The chain has too few accounts.')
}
