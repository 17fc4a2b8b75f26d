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
