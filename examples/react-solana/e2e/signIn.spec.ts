import { ed25519 } from '@noble/curves/ed25519.js'
import { connectButton, connectWith, dialog } from '@openappkit/e2e-kit/page'
import { watchDialogs } from '@openappkit/e2e-kit/watch-dialogs'
import type { Page } from '@playwright/test'
import { base58 } from '@scure/base'
import { expect, test } from './fixtures'

const walletName = 'Test Solana Wallet'

interface StoredSession {
  readonly data: { readonly accountAddress: string; readonly chainId: string; readonly nonce: string }
  readonly message: string
  readonly signature: string
}

/** Opens the page that requires sign-in. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(`${url}e2e/pages/signIn`)
}

/** Returns all stored sessions after verifying them with an independent library. */
async function verified(page: Page): Promise<readonly StoredSession[]> {
  const text = await page.evaluate(() => localStorage.getItem('@appkit/siwx'))
  const sessions = JSON.parse(text ?? '[]') as readonly StoredSession[]
  for (const { data, message, signature } of sessions) {
    const { accountAddress, nonce } = data
    const { host } = new URL(page.url())
    expect(message.split('\n').slice(0, 2)).toEqual([
      `${host} wants you to sign in with your Solana account:`,
      accountAddress,
    ])
    expect(message).toContain(`\nNonce: ${nonce}\n`)
    const bytes = new TextEncoder().encode(message)
    expect(ed25519.verify(base58.decode(signature), bytes, base58.decode(accountAddress))).toBe(true)
  }
  return sessions
}

const signButton = (page: Page) => dialog(page).getByRole('button', { name: 'Sign', exact: true })

test('one approval connects and signs in, a reload keeps the session, and disconnecting signs out', async ({
  page,
  app,
  installSolanaWallet,
  solanaChain,
}) => {
  const turns = await watchDialogs(page)
  const [account] = solanaChain.accounts
  if (!account) throw new Error('The chain has no account.')
  const wallet = await installSolanaWallet(page, { name: walletName })
  await open(page, app.url)
  await connectWith(page, walletName)
  await expect(page.getByTestId('account')).toHaveText(account.address)
  await expect(dialog(page)).toBeHidden()
  const sessions = await verified(page)
  expect(sessions).toMatchObject([{ data: { accountAddress: account.address, chainId: solanaChain.caipNetworkId } }])
  expect((await wallet.requests()).map(({ method }) => method)).toEqual(['solana:signIn'])
  expect(await turns()).toEqual(['open', 'close'])

  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await page.waitForLoadState('networkidle')
  expect(await turns()).toEqual([])
  expect((await wallet.requests('solana:signIn')).length + (await wallet.requests('solana:signMessage')).length).toBe(0)

  await page.getByTestId('account-button').click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  expect(await verified(page)).toEqual([])
})

test('a wallet without the sign-in feature connects, and the modal then requests the signature', async ({
  page,
  app,
  installSolanaWallet,
}) => {
  const turns = await watchDialogs(page)
  const wallet = await installSolanaWallet(page, {
    name: walletName,
    features: ['standard:disconnect', 'solana:signMessage', 'solana:signTransaction'],
  })
  await open(page, app.url)
  await connectWith(page, walletName)
  await expect(signButton(page)).toBeVisible()
  expect(await turns()).toEqual(['open'])
  await signButton(page).click()
  await expect(dialog(page)).toBeHidden()
  expect(await verified(page)).toHaveLength(1)
  expect((await wallet.requests()).map(({ method }) => method)).toEqual(['standard:connect', 'solana:signMessage'])
})

test('a rejected sign-in leaves the wallet disconnected, and Try again signs in', async ({
  page,
  app,
  installSolanaWallet,
}) => {
  const wallet = await installSolanaWallet(page, { name: walletName })
  await wallet.reject('sign')
  await open(page, app.url)
  await connectWith(page, walletName)
  await expect(
    dialog(page)
      .getByText(/declined/i)
      .first(),
  ).toBeVisible()
  await expect(page.getByTestId('status')).not.toHaveText('connected')
  expect(await verified(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(connectButton(page)).toBeHidden()
  expect(await verified(page)).toHaveLength(1)
})

test('a signature for another site creates no session', async ({ page, app, installSolanaWallet }) => {
  const wallet = await installSolanaWallet(page, { name: walletName })
  await open(page, app.url)
  await page.evaluate(name => {
    // Modify the request between app and wallet.
    const found: { name: string; features: Record<string, { signIn(input: object): unknown }> }[] = []
    const register = (...wallets: typeof found) => void found.push(...wallets)
    window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
    const feature = found.find(wallet => wallet.name === name)?.features['solana:signIn']
    if (!feature) throw new Error('There is no such wallet.')
    const { signIn } = feature
    feature.signIn = input => signIn({ ...input, domain: 'evil.example' })
  }, walletName)
  await connectWith(page, walletName)
  await expect(
    dialog(page)
      .getByRole('alert')
      .filter({ hasText: /connect/i }),
  ).toBeVisible()
  await expect(page.getByTestId('status')).not.toHaveText('connected')
  expect((await wallet.requests('solana:signIn')).length).toBe(1)
  expect(await verified(page)).toEqual([])
})
