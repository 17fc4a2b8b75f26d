import { connectButton, connectWith, dialog, row } from '@openappkit/e2e-kit/page'
import { scan } from '@openappkit/e2e-kit/scan'
import { watchDialogs } from '@openappkit/e2e-kit/watch-dialogs'
import type { WalletConnectWallet } from '@openappkit/testing/walletconnect'
import type { Page } from '@playwright/test'
import { type Hex, verifyMessage } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { serveDirectory, someWallets } from './directory'
import { expect, test } from './fixtures'

interface StoredSession {
  readonly data: { readonly accountAddress: string; readonly chainId: string; readonly nonce: string }
  readonly message: string
  readonly signature: Hex
}

/** Opens the page that requires sign-in. */
async function open(page: Page, url: string, search = ''): Promise<void> {
  await page.goto(`${url}e2e/pages/oneClick${search}`)
}

async function pair(page: Page, wallet: WalletConnectWallet): Promise<void> {
  await connectButton(page).click()
  await row(page, 'WalletConnect').click()
  await wallet.pair(await scan(page))
}

/** Returns the stored sessions. */
async function stored(page: Page): Promise<readonly StoredSession[]> {
  const text = await page.evaluate(() => localStorage.getItem('@appkit/siwx'))
  return JSON.parse(text ?? '[]') as readonly StoredSession[]
}

/** Returns all stored sessions after verifying them with an independent library. */
async function verified(page: Page): Promise<readonly StoredSession[]> {
  const sessions = await stored(page)
  for (const { data, message, signature } of sessions) {
    const said = parseSiweMessage(message)
    const { address } = said
    if (!address) throw new Error('The message names no account.')
    expect(said).toMatchObject({ domain: new URL(page.url()).host, nonce: data.nonce, version: '1' })
    expect(`eip155:${said.chainId} ${address}`).toBe(`${data.chainId} ${data.accountAddress}`)
    expect(await verifyMessage({ address, message, signature })).toBe(true)
  }
  return sessions
}

const signButton = (page: Page) => dialog(page).getByRole('button', { name: 'Sign', exact: true })

const methods = (wallet: WalletConnectWallet) => wallet.requests.map(({ method }) => method)

test('one approval connects and signs in on both chains, a reload keeps the sessions, and disconnecting ends them', async ({
  page,
  cloudApp,
  twoChainWallet: wallet,
  evmChain,
}) => {
  const turns = await watchDialogs(page)
  const [{ address }] = evmChain.accounts
  await open(page, cloudApp.url)
  await pair(page, wallet)
  await expect(page.getByTestId('account')).toHaveText(address)
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => stored(page)).toHaveLength(2)
  const sessions = await verified(page)
  expect(sessions.map(({ data }) => `${data.chainId} ${data.accountAddress}`)).toEqual([
    `eip155:31337 ${address}`,
    `eip155:31338 ${address}`,
  ])
  // The session's permissions are part of the signed message.
  expect(sessions[0]?.message).toContain('I further authorize the stated URI to perform the following actions')
  expect(methods(wallet)).toEqual(['wc_sessionAuthenticate'])
  expect(await turns()).toEqual(['open', 'close'])

  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await page.waitForLoadState('networkidle')
  await expect(dialog(page)).toBeHidden()
  expect(await turns()).toEqual([])
  expect(methods(wallet)).toEqual(['wc_sessionAuthenticate'])

  await page.getByTestId('account-button').click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await expect.poll(() => wallet.sessions).toHaveLength(0)
  await expect.poll(() => stored(page)).toEqual([])
})

test.describe('a wallet without one-click auth', () => {
  test.use({ walletConnectWalletOptions: { oneClickAuth: false } })

  test('the wallet connects, then the modal shows the usual sign-in view', async ({
    page,
    cloudApp,
    walletConnectWallet: wallet,
  }) => {
    const turns = await watchDialogs(page)
    await open(page, cloudApp.url)
    await pair(page, wallet)
    await expect(signButton(page)).toBeVisible()
    expect(await turns()).toEqual(['open'])
    await signButton(page).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByTestId('status')).toHaveText('connected')
    expect(await verified(page)).toHaveLength(1)
    expect(methods(wallet)).toEqual(['wc_sessionPropose', 'personal_sign'])
  })
})

test('the modal reports a declined approval, and a new QR code connects', async ({
  page,
  cloudApp,
  walletConnectWallet: wallet,
}) => {
  wallet.reject('connect')
  await open(page, cloudApp.url)
  await pair(page, wallet)
  await expect(dialog(page).getByRole('heading', { name: 'Connection declined' })).toBeVisible()
  await expect(page.getByTestId('status')).not.toHaveText('connected')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await wallet.pair(await scan(page))
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(dialog(page)).toBeHidden()
  expect(await verified(page)).toHaveLength(1)
})

test('if storing the sign-in fails, the session ends in the wallet, and the modal reports the failure', async ({
  page,
  cloudApp,
  walletConnectWallet: wallet,
}) => {
  await open(page, cloudApp.url, '?failures=1')
  await pair(page, wallet)
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'Couldn’t connect' })).toBeVisible()
  await expect(dialog(page).getByText(/expired/)).toHaveCount(0)
  await expect(page.getByTestId('status')).not.toHaveText('connected')
  await expect.poll(() => wallet.sessions).toHaveLength(0)
  await expect.poll(() => stored(page)).toEqual([])

  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await wallet.pair(await scan(page))
  await expect(page.getByTestId('status')).toHaveText('connected')
  expect(await verified(page)).toHaveLength(1)
})

test('approving a link after the user closes the modal creates no session', async ({
  page,
  cloudApp,
  walletConnectWallet: wallet,
}) => {
  await open(page, cloudApp.url)
  await connectButton(page).click()
  await row(page, 'WalletConnect').click()
  wallet.hang('connect')
  await wallet.pair(await scan(page))
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toBeHidden()
  wallet.release()
  await expect.poll(() => wallet.requests.map(({ status }) => status)).toEqual(['answered'])
  await page.waitForLoadState('networkidle')
  expect(await stored(page)).toEqual([])
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  expect(await stored(page)).toEqual([])
})

test('the modal stays open between connecting and the sign-in prompt', async ({ page, app, installWallet }) => {
  const turns = await watchDialogs(page)
  await installWallet(page)
  await open(page, app.url)
  await connectWith(page)
  await expect(signButton(page)).toBeVisible()
  expect(await turns()).toEqual(['open'])
  await signButton(page).click()
  await expect(dialog(page)).toBeHidden()
  expect(await turns()).toEqual(['open', 'close'])
  expect(await verified(page)).toHaveLength(1)
})

test('if the user is already signed in, connecting closes the modal only once', async ({
  page,
  app,
  installWallet,
}) => {
  const turns = await watchDialogs(page)
  const wallet = await installWallet(page)
  await open(page, app.url)
  await connectWith(page)
  await signButton(page).click()
  await expect(dialog(page)).toBeHidden()
  // If the wallet disconnects, the session stays.
  await wallet.disconnect()
  await expect(connectButton(page)).toBeVisible()
  await connectWith(page)
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(dialog(page)).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(await turns()).toEqual(['open', 'close', 'open', 'close'])
})

test('on a phone, the link that the modal prepares before the tap also signs in', async ({
  browser,
  cloud,
  cloudApp,
  walletConnectWallet: wallet,
}) => {
  const directory = someWallets(30)
  const chosen = directory[10]
  const context = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await serveDirectory(page, cloud.url, directory)
  const opened: string[] = []
  const session = await context.newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (!url.startsWith('http')) opened.push(url)
  })
  await open(page, cloudApp.url)
  await connectButton(page).tap()
  await dialog(page)
    .getByRole('button', { name: /^All wallets/ })
    .tap()
  await row(page, chosen?.name ?? '').tap()
  const go = dialog(page).getByRole('button', { name: `Open ${chosen?.name}` })
  await expect(go).toBeEnabled()
  await go.dispatchEvent('click')
  await expect.poll(() => opened.length).toBeGreaterThan(0)
  await wallet.pair(decodeURIComponent(new URL(opened.at(-1) ?? '').searchParams.get('uri') ?? ''))
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(dialog(page)).toBeHidden()
  expect(await verified(page)).toHaveLength(1)
  expect(methods(wallet)).toEqual(['wc_sessionAuthenticate'])
  await context.close()
})
