import { dialog } from '@openappkit/e2e-kit/page'
import { expect, logIn, pressArmed, test, walletFrame } from './embedded'
import {
  addAuthenticator,
  askToSign,
  expectSignature,
  logInWindow,
  openWindow,
  password,
  protectWithPasskey,
  protectWithPassword,
} from './embeddedSteps'

test('4. unlocks in a second app with a passkey, and the first app still works', async ({
  chain,
  email,
  mailbox,
  page,
  secondApp,
  walletApp,
}) => {
  const panel = chain('Ethereum')
  await addAuthenticator(page)
  await page.goto(walletApp.url)
  await logIn(page, mailbox, email, protectWithPasskey)
  await askToSign(page, panel)
  await expectSignature(panel)
  const address = await panel.getByTestId('account').textContent()

  await page.goto(secondApp.url)
  await logIn(page, mailbox, email)
  await expect(panel.getByTestId('account')).toHaveText(address ?? '')
  await askToSign(page, panel)
  // The frame has storage of its own in each app, so its keys differ.
  await expect(walletFrame(page).getByRole('heading', { name: 'Unlock your wallet' })).toBeVisible()
  await walletFrame(page)
    .getByRole('button', { name: /Use passkey/ })
    .click()
  await expectSignature(panel)

  await page.goto(walletApp.url)
  await expect(panel.getByTestId('status')).toHaveText('connected')
  await askToSign(page, panel)
  await expectSignature(panel)
})

test('4. unlocks in a second app with the link window, and the first app still works', async ({
  chain,
  email,
  mailbox,
  page,
  secondApp,
  walletApp,
}) => {
  const panel = chain('Ethereum')
  await page.goto(walletApp.url)
  await logIn(page, mailbox, email)
  // The offer that the user put off comes again with the first approval of the next visit.
  await page.reload()
  await expect(panel.getByTestId('status')).toHaveText('connected')
  await askToSign(page, panel)
  await protectWithPassword(page)
  await expectSignature(panel)
  const address = await panel.getByTestId('account').textContent()

  await page.goto(secondApp.url)
  await logIn(page, mailbox, email)
  await expect(panel.getByTestId('account')).toHaveText(address ?? '')
  await askToSign(page, panel)
  const frame = walletFrame(page)
  const window = await openWindow(page, () => frame.getByRole('button', { name: /wallet’s window/ }).click())
  await logInWindow(window, mailbox, email)
  await window.getByRole('button', { name: /Use password/ }).click()
  await window.getByLabel('Wallet password').fill(password)
  await window.getByRole('button', { name: 'Unlock' }).click()
  await expect(window.getByRole('heading')).toContainText('second.localhost')
  await pressArmed(window, 'Open wallet')
  await expectSignature(panel)

  await page.goto(walletApp.url)
  await expect(panel.getByTestId('status')).toHaveText('connected')
  await askToSign(page, panel)
  await expectSignature(panel)
})

test('4. unlocks from the account without a request, which then offers Receive', async ({
  chain,
  email,
  mailbox,
  page,
  secondApp,
  walletApp,
}) => {
  const panel = chain('Ethereum')
  await page.goto(walletApp.url)
  await logIn(page, mailbox, email, () => protectWithPassword(page))
  await expect(panel.getByTestId('status')).toHaveText('connected')

  await page.goto(secondApp.url)
  await logIn(page, mailbox, email)
  await page.getByTestId('account-button').click()
  const modal = dialog(page)
  await modal.getByRole('button', { name: 'Unlock', exact: true }).click()
  await expect(modal.getByRole('button', { name: /^Unlock wallet/ })).toBeVisible()
  await modal.getByRole('button', { name: 'Back' }).click()
  await expect(modal.getByRole('button', { name: 'Receive', exact: true })).toHaveCount(0)
  await modal.getByRole('button', { name: 'Unlock', exact: true }).click()
  await modal.getByRole('button', { name: /^Unlock wallet/ }).click()
  const frame = walletFrame(page)
  await frame.getByRole('button', { name: /Use password/ }).click()
  await frame.getByLabel('Wallet password').fill(password)
  await frame.getByRole('button', { name: 'Unlock' }).click()
  await expect(modal.getByRole('button', { name: /^Unlock wallet/ })).toHaveCount(0)
  await modal.getByRole('button', { name: 'Back' }).click()
  await expect(modal.getByRole('button', { name: 'Receive', exact: true })).toBeVisible()
  await modal.getByRole('button', { name: 'Close' }).click()

  await askToSign(page, panel)
  await expectSignature(panel)
})
