import { dialog } from '@openappkit/e2e-kit/page'
import type { Locator, Page } from '@playwright/test'
import { type Hex, verifyMessage } from 'viem'
import { expect, logIn, test, walletFrame } from './embedded'

const password = 'correct horse battery staple'

test('@firefox a password unlocks the wallet in a second app, where passkeys derive no keys', async ({
  chain,
  email,
  mailbox,
  page,
  secondApp,
  walletApp,
}) => {
  const panel = chain('Ethereum')
  const frame = walletFrame(page)
  await page.goto(walletApp.url)
  await logIn(page, mailbox, email, async () => {
    await press(frame.getByRole('button', { name: 'Add password' }))
    await frame.getByLabel('New wallet password').pressSequentially(password)
    await press(frame.getByRole('button', { name: 'Save password' }))
    await press(frame.getByRole('button', { name: 'Continue' }))
  })
  await expect(panel.getByTestId('status')).toHaveText('connected')
  const address = (await panel.getByTestId('account').textContent()) as Hex

  await panel.getByRole('button', { name: 'Sign message' }).click()
  await approveByKey(page)
  await expectSignature(panel, address)

  await page.goto(secondApp.url)
  await logIn(page, mailbox, email)
  await expect(panel.getByTestId('account')).toHaveText(address)
  await panel.getByRole('button', { name: 'Sign message' }).click()
  await approveByKey(page)
  await press(frame.getByRole('button', { name: 'Use password' }))
  await frame.getByLabel('Wallet password').pressSequentially(password)
  await press(frame.getByRole('button', { name: 'Unlock', exact: true }))
  await expectSignature(panel, address)
})

async function expectSignature(panel: Locator, address: Hex): Promise<void> {
  const output = panel.getByTestId('signature')
  await expect(output).toHaveText(/^0x[0-9a-f]{130}$/)
  const signature = (await output.textContent()) as Hex
  expect(await verifyMessage({ address, message: 'Hello from OpenAppKit', signature })).toBe(true)
  await expect(dialog(panel.page())).toBeHidden()
}

/** Approves with the keyboard. */
async function approveByKey(page: Page): Promise<void> {
  const verb = walletFrame(page).getByRole('button', { name: 'Sign', exact: true })
  // The button is armed once it was visible for half a second.
  await expect(verb).toHaveAttribute('aria-disabled', 'false')
  await press(verb)
}

async function press(button: Locator): Promise<void> {
  await button.focus()
  await button.press('Enter')
}
