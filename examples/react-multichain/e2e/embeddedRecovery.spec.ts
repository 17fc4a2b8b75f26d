import type { Mailbox } from '@openappkit/testing/node'
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, logIn, test, walletFrame } from './embedded'
import {
  addAuthenticator,
  askToSign,
  expectSignature,
  logInWindow,
  openSettings,
  password,
  showSettings,
} from './embeddedSteps'
import { recoverSolana } from './recoverSolana'

/** Opens a browser without any storage. */
async function newDevice(browser: Browser): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' })
  return { context, page: await context.newPage() }
}

const evm = (page: Page) => page.getByRole('region', { name: 'Ethereum', exact: true })
const later = (page: Page) => walletFrame(page).getByRole('button', { name: 'Not now' })

test('8. changes the email address with codes from both mailboxes', async ({
  chain,
  email,
  mailbox,
  page,
  walletApp,
}) => {
  const next = email.replace('ada', 'lovelace')
  await page.goto(walletApp.url)
  await logIn(page, mailbox, email)
  await showSettings(page)
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: /^Email/ }).click()
  await modal.getByLabel('New email').fill(next)
  await modal.getByLabel('New email').press('Enter')
  await modal.getByRole('textbox', { name: /code/i }).pressSequentially(await mailbox.nextCode(email))
  await expect(modal.getByRole('heading', { name: 'Confirm new email' })).toBeVisible()
  await modal.getByRole('textbox', { name: /code/i }).pressSequentially(await mailbox.nextCode(next))
  await expect(page.getByText('Email changed').first()).toBeVisible()
  await expect(modal.getByRole('button', { name: /^Email lovelace/ })).toBeVisible()
  expect((await mailbox.nextMail(email)).subject).toBe('Your Acme wallet has a new email address')
  await expect(chain('Ethereum').getByTestId('status')).toHaveText('connected')
})

test('11. the exported phrase opens the same accounts without the server', async ({
  chain,
  email,
  mailbox,
  page,
  walletApp,
}) => {
  await page.goto(walletApp.url)
  await logIn(page, mailbox, email)
  const window = await openSettings(page, /^Export wallet/)
  await logInWindow(window, mailbox, email)
  await window.getByRole('button', { name: /Use the app/ }).click()
  const hold = window.getByRole('button', { name: 'Hold to reveal' })
  await hold.click()
  await expect(window.getByRole('list', { name: 'Recovery phrase' })).toBeHidden()
  await hold.click({ delay: 1500 })
  const words = window.getByRole('list', { name: 'Recovery phrase' }).locator('span:not([aria-hidden])')
  await expect(words).toHaveCount(12)
  const phrase = (await words.allTextContents()).join(' ')
  await expect(chain('Ethereum').getByTestId('account')).toHaveText(mnemonicToAccount(phrase).address)
  await expect(chain('Solana').getByTestId('account')).toHaveText(recoverSolana(phrase))
})

test('12. a passkey that is gone fails its test, and the operator keeps the copy', async ({
  email,
  mailbox,
  page,
  walletApp,
}) => {
  await page.goto(walletApp.url)
  await logIn(page, mailbox, email)
  const window = await openSettings(page, /^Protect your wallet/)
  const authenticator = await addAuthenticator(window)
  await logInWindow(window, mailbox, email)
  await window.getByRole('button', { name: /Use the app/ }).click()
  await window.getByRole('button', { name: /Add passkey/ }).click()
  const button = window.getByRole('button', { name: /^Test passkey/ })
  await expect(button).toBeVisible()
  const [credential = ''] = await authenticator.credentials()
  await authenticator.remove(credential)
  await button.click()
  await expect(window.getByText('No passkey was used.', { exact: false })).toBeVisible()
  await expect(window.getByText('Not tested')).toBeVisible()
  await expect(window.getByText('Acme can still recover this wallet', { exact: false })).toBeVisible()
})

test('12. two tested ways to unlock end the operator’s copy', async ({ email, mailbox, page, walletApp }) => {
  await page.goto(walletApp.url)
  await logIn(page, mailbox, email)
  const window = await openSettings(page, /^Protect your wallet/)
  await addAuthenticator(window)
  await logInWindow(window, mailbox, email)
  await window.getByRole('button', { name: /Use the app/ }).click()
  await window.getByRole('button', { name: /Add passkey/ }).click()
  await window.getByRole('button', { name: /^Test passkey/ }).click()
  await expect(window.getByText('Tested', { exact: true })).toHaveCount(1)
  await expect(window.getByText('Acme can still recover this wallet', { exact: false })).toBeVisible()
  await window.getByRole('button', { name: /Add password/ }).click()
  await window.getByLabel('New wallet password').fill(password)
  await window.getByRole('button', { name: 'Save password' }).click()
  await window.getByRole('button', { name: 'Test password' }).click()
  await window.getByPlaceholder('Wallet password').fill(password)
  await window.getByRole('button', { name: 'Test', exact: true }).click()
  await expect(window.getByText('Only you can open this wallet. Acme can’t recover it.')).toBeVisible()
})

/** Logs in on a new device, and asks the operator to unlock. Returns the button that asked. */
async function askOperator(
  page: Page,
  mailbox: Mailbox,
  { email, url }: { email: string; url: string },
): Promise<Locator> {
  await page.goto(url)
  await logIn(page, mailbox, email)
  await askToSign(page, evm(page))
  const ask = walletFrame(page).getByRole('button', { name: /Ask Acme to unlock/ })
  await ask.click()
  await expect(walletFrame(page).getByText(/^Opens .+ cancel the request by email/)).toBeVisible()
  return ask
}

test('5. the link in the mail cancels the request for the operator’s copy', async ({
  browser,
  email,
  hastyApp,
  mailbox,
  page,
}) => {
  await page.goto(hastyApp.url)
  await logIn(page, mailbox, email)
  const device = await newDevice(browser)
  const ask = await askOperator(device.page, mailbox, { email, url: hastyApp.url })
  const link = (): string | undefined =>
    mailbox.mails(email).flatMap(({ text }) => /http\S+\/wallet\/escrow\/cancel\S+/.exec(text)?.[0] ?? [])[0]
  await expect.poll(link).toBeDefined()
  await page.goto(link() ?? '')
  await page.getByRole('button', { name: 'Cancel recovery' }).click()
  await expect(page.getByText('Recovery canceled').first()).toBeVisible()
  await ask.click()
  await expect(
    walletFrame(device.page).getByText('The request to unlock was canceled.', { exact: false }),
  ).toBeVisible()
  await device.context.close()
})

test('5. under `provisional`, a new device opens with the operator’s copy after the delay', async ({
  browser,
  chain,
  email,
  hastyApp,
  mailbox,
  page,
}) => {
  await page.goto(hastyApp.url)
  await logIn(page, mailbox, email)
  await expect(chain('Ethereum').getByTestId('account')).toHaveText(/^0x/)
  const address = await chain('Ethereum').getByTestId('account').textContent()
  const device = await newDevice(browser)
  const ask = await askOperator(device.page, mailbox, { email, url: hastyApp.url })
  await expect(async () => {
    if (await ask.isVisible()) await ask.click()
    await expect(later(device.page)).toBeVisible({ timeout: 1500 })
  }).toPass()
  await later(device.page).click()
  await expectSignature(evm(device.page))
  await expect(evm(device.page).getByTestId('account')).toHaveText(address ?? '')
  await device.context.close()
})
