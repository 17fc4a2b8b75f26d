import { connectButton, dialog, enter, row } from '@openappkit/e2e-kit/page'
import { scan } from '@openappkit/e2e-kit/scan'
import type { WalletConnectWallet } from '@openappkit/testing/walletconnect'
import type { Page } from '@playwright/test'
import { parseEther, verifyMessage } from 'viem'
import { expect, test } from './fixtures'

/** Opens the modal, shows the QR code and pairs the wallet by scanning it. */
async function pair(page: Page, wallet: WalletConnectWallet): Promise<void> {
  await connectButton(page).click()
  await row(page, 'WalletConnect').click()
  await wallet.pair(await scan(page))
}

async function connect(page: Page, wallet: WalletConnectWallet): Promise<void> {
  await pair(page, wallet)
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(dialog(page)).toBeHidden()
}

async function sign(page: Page, message: string): Promise<void> {
  await enter(page.getByLabel('Message'), message)
  await page.getByRole('button', { name: 'Sign message' }).click()
}

async function signed(page: Page, message: string, timeout = 7_000): Promise<`0x${string}`> {
  await sign(page, message)
  await expect(page.getByTestId('signature')).toHaveText(/^0x[0-9a-f]{130}$/, { timeout })
  return (await page.getByTestId('signature').textContent()) as `0x${string}`
}

test('@firefox a user scans the QR code with a phone, signs and sends a transfer, and a reload reconnects the wallet', async ({
  page,
  openCloudApp,
  walletConnectWallet: wallet,
  evmChain,
}) => {
  const [sender, recipient] = evmChain.accounts
  if (!recipient) throw new Error('the chain has one account only')
  await evmChain.setBalance(sender.address, parseEther('10000'))
  await openCloudApp()
  await connect(page, wallet)
  await expect(page.getByTestId('account')).toHaveText(sender.address)

  const signature = await signed(page, 'From afar')
  expect(await verifyMessage({ address: sender.address, message: 'From afar', signature })).toBe(true)

  const before = await evmChain.balanceOf(recipient.address)
  await enter(page.getByLabel('To'), recipient.address)
  await enter(page.getByLabel('Amount in ETH'), '2.5')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByTestId('receipt')).toContainText('success')
  const hash = (await page.getByTestId('hash').textContent()) as `0x${string}`
  expect((await evmChain.waitForReceipt(hash)).status).toBe('success')
  expect(await evmChain.balanceOf(recipient.address)).toBe(before + parseEther('2.5'))

  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(page.getByTestId('account')).toHaveText(sender.address)
  const again = await signed(page, 'After the reload')
  expect(await verifyMessage({ address: sender.address, message: 'After the reload', signature: again })).toBe(true)
})

test('the modal reports a declined pairing, and a new QR code connects', async ({
  page,
  openCloudApp,
  walletConnectWallet: wallet,
}) => {
  await wallet.reject('connect')
  await openCloudApp()
  await pair(page, wallet)
  await expect(dialog(page).getByRole('heading', { name: 'Connection declined' })).toBeVisible()
  await expect(page.getByTestId('status')).not.toHaveText('connected')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await wallet.pair(await scan(page))
  await expect(page.getByTestId('status')).toHaveText('connected')
})

test('a rejected request throws, and the next request is sent as usual', async ({
  page,
  openCloudApp,
  walletConnectWallet: wallet,
}) => {
  await openCloudApp()
  await connect(page, wallet)
  await wallet.reject('sign')
  await sign(page, 'No')
  await expect(page.getByTestId('signature')).toHaveText('UserRejectedRequestError')
  const signature = await signed(page, 'Yes')
  const [account] = wallet.accounts
  if (!account) throw new Error('the wallet has no account')
  expect(await verifyMessage({ address: account, message: 'Yes', signature })).toBe(true)
})

test("the app follows the wallet's chain and account, switches back without a request and keeps one session", async ({
  page,
  openCloudApp,
  twoChainWallet: wallet,
  evmChain,
  secondChain,
}) => {
  await openCloudApp()
  await connect(page, wallet)
  await expect(page.getByTestId('network')).toHaveText('Local chain')
  await wallet.switchChain(secondChain.chainId)
  await expect(page.getByTestId('network')).toHaveText('Second chain')

  await page.getByTestId('w3m-network-button').click()
  await dialog(page)
    .getByRole('button', { name: /^Local chain/ })
    .click()
  await expect(page.getByTestId('network')).toHaveText('Local chain')
  // The chain was approved before, so no switch request is sent.
  expect(wallet.requests.filter(({ method }) => method === 'wallet_switchEthereumChain')).toEqual([])
  await expect(dialog(page)).toBeHidden()

  await wallet.switchAccount(1)
  await expect(page.getByTestId('account')).toHaveText(evmChain.accounts[1]?.address ?? '')
  expect(wallet.sessions).toHaveLength(1)
})

test('an offline wallet handles a request once it is back online', async ({
  page,
  openCloudApp,
  walletConnectWallet: wallet,
}) => {
  await openCloudApp()
  await connect(page, wallet)
  await wallet.goOffline()
  await sign(page, 'Wait for me')
  await expect(page.getByRole('button', { name: 'Sign message' })).toBeDisabled()
  await wallet.goOnline()
  await expect(page.getByTestId('signature')).toHaveText(/^0x[0-9a-f]{130}$/)
})

test('a session survives a restart of the relay', async ({
  page,
  openCloudApp,
  walletConnectWallet: wallet,
  cloud,
  forgive,
}) => {
  // The same server runs the rest of the backend, so the page's other requests fail too.
  forgive(/^error: (?:WebSocket connection to|Failed to load resource)/)
  // Both sides reconnect by themselves. Messages that were lost with a closing socket are published again only after
  // about ten seconds.
  test.setTimeout(90_000)
  await openCloudApp()
  await connect(page, wallet)
  await cloud.restartRelay()
  const signature = await signed(page, 'Still here', 60_000)
  const [account] = wallet.accounts
  if (!account) throw new Error('the wallet has no account')
  expect(await verifyMessage({ address: account, message: 'Still here', signature })).toBe(true)
})

test("if the wallet ends the session, the app disconnects, and a reload doesn't reconnect", async ({
  page,
  openCloudApp,
  walletConnectWallet: wallet,
}) => {
  await openCloudApp()
  await connect(page, wallet)
  await wallet.disconnect()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await expect(connectButton(page)).toBeVisible()
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
})

test('disconnecting in the modal ends the session in the wallet', async ({
  page,
  openCloudApp,
  walletConnectWallet: wallet,
}) => {
  await openCloudApp()
  await connect(page, wallet)
  await page.getByTestId('account-button').click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await expect.poll(() => wallet.sessions).toHaveLength(0)
})

for (const theme of ['dark', 'light'] as const) {
  test(`a camera can scan the QR code in the ${theme} theme`, async ({
    page,
    openCloudApp,
    walletConnectWallet: wallet,
  }) => {
    await page.emulateMedia({ colorScheme: theme })
    await openCloudApp()
    await connect(page, wallet)
  })
}

test('WalletConnect neither loads nor connects before the user opens the QR code', async ({
  page,
  openCloudApp,
  cloud,
  installWallet,
}) => {
  await installWallet(page)
  const urls: string[] = []
  page.on('request', request => urls.push(request.url()))
  page.on('websocket', socket => urls.push(socket.url()))
  await openCloudApp()
  await expect(connectButton(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(urls.filter(url => url.startsWith(cloud.url) || url.startsWith('ws'))).toEqual([])

  await connectButton(page).click()
  await expect(row(page, 'WalletConnect')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const heavy = async () => {
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name }) => name),
    )
    // The server may be closing an idle connection, and this client would reuse it.
    const texts = await Promise.all(scripts.map(async url => (await page.request.get(url, { maxRetries: 3 })).text()))
    return texts.some(text => text.includes('wc_sessionPropose'))
  }
  expect(await heavy()).toBe(false)
  await row(page, 'WalletConnect').click()
  await scan(page)
  expect(await heavy()).toBe(true)
})

test('from the first click to the signature, the app contacts only loopback addresses', async ({
  page,
  context,
  openCloudApp,
  walletConnectWallet: wallet,
}) => {
  const contacted = new Set<string>()
  context.on('request', request => contacted.add(new URL(request.url()).hostname))
  page.on('websocket', socket => contacted.add(new URL(socket.url()).hostname))
  await openCloudApp()
  await connect(page, wallet)
  await signed(page, 'Here only')
  expect([...contacted].filter(host => host !== '')).toEqual(['127.0.0.1'])
})
