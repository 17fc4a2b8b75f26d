import { type Authenticator, addAuthenticator as addTo, type Mailbox } from '@openappkit/testing/node'
import type { Locator, Page } from '@playwright/test'
import { type Hex, verifyMessage } from 'viem'
import { expect, pressArmed, walletFrame } from './embedded'

/** Password of the tests. */
export const password = 'correct horse battery staple'

/** Opens the test-only page, logs in and returns the address. */
export async function openWallet(page: Page, url: string, login: () => Promise<void>): Promise<Hex> {
  await page.goto(`${url}e2e/pages/embedded`)
  await login()
  const account = page.getByRole('region', { name: 'Ethereum', exact: true }).getByTestId('account')
  await expect(account).toHaveText(/^0x/)
  return (await account.textContent()) as Hex
}

/** Sends a request to the wallet's provider. */
export function ask(page: Page, method: string, params?: unknown): Promise<unknown> {
  return page.evaluate(([name, input]) => window.embedded.request(name, input), [method, params] as const)
}

/** Adds an authenticator that derives keys to a tab. Frames in the tab use it, too. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  return addTo(await page.context().newCDPSession(page))
}

/** Asks for a signature and approves it in the frame. The next step depends on the wallet. */
export async function askToSign(page: Page, panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Sign message' }).click()
  await pressArmed(walletFrame(page), 'Sign')
}

/** Expects that the panel shows a signature of its account. */
export async function expectSignature(panel: Locator): Promise<void> {
  await expect(panel.getByTestId('signature')).toHaveText(/^0x[0-9a-f]{130}$/)
  const address = (await panel.getByTestId('account').textContent()) as Hex
  const signature = (await panel.getByTestId('signature').textContent()) as Hex
  expect(await verifyMessage({ address, message: 'Hello from OpenAppKit', signature })).toBe(true)
}

/** Adds a passkey where the frame offers it: after the first login, or with the first approval of a visit. */
export async function protectWithPasskey(page: Page): Promise<void> {
  const frame = walletFrame(page)
  await frame.getByRole('button', { name: /Add passkey/ }).click()
  await expect(frame.getByRole('heading', { name: 'Wallet protected' })).toBeVisible()
  await frame.getByRole('button', { name: 'Continue' }).click()
}

/** Adds a password where the frame offers it: after the first login, or with the first approval of a visit. */
export async function protectWithPassword(page: Page): Promise<void> {
  const frame = walletFrame(page)
  await frame.getByRole('button', { name: /Add password/ }).click()
  await frame.getByLabel('New wallet password').fill(password)
  await frame.getByRole('button', { name: 'Save password' }).click()
  await expect(frame.getByRole('heading', { name: 'Wallet protected' })).toBeVisible()
  await frame.getByRole('button', { name: 'Continue' }).click()
}

/** Opens a window of the wallet. */
export async function openWindow(page: Page, open: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), open()])
  return opened
}

/** Opens a page of the wallet's settings in its own window. */
export async function openSettings(page: Page, row: RegExp): Promise<Page> {
  await showSettings(page)
  await page.getByRole('dialog').getByRole('button', { name: row }).click()
  return openWindow(page, () => walletFrame(page).getByRole('button', { name: 'Open window' }).click())
}

/** Shows the wallet's settings in the modal. */
export async function showSettings(page: Page): Promise<void> {
  await page.getByTestId('account-button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Security' }).click()
}

/** Logs in with a code inside a window of the wallet. */
export async function logInWindow(window: Page, mailbox: Mailbox, email: string): Promise<void> {
  await window.getByRole('button', { name: 'Send code' }).click()
  const code = await mailbox.nextCode(email)
  await window.getByLabel('Code').fill(code)
}
