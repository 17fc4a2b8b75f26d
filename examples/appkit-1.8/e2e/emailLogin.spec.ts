import type { Mailbox } from '@openappkit/testing/node'
import { expect, type Page } from '@playwright/test'
import { type Hex, verifyMessage } from 'viem'
import { test } from './fixtures'

test('2. AppKit 1.8 logs in by email and signs', async ({ app, mailbox }) => {
  const account = app.locator('#account')
  await logIn(app, mailbox, 'ada@example.com')
  await expect(account).toHaveText(/^0x[0-9a-fA-F]{40}$/)
  const address = (await account.textContent()) as Hex

  await expectSignature(app, address)

  await app.reload()
  await expect(account).toHaveText(address)
  await expectSignature(app, address)
})

test('2. AppKit 1.8 logs out, and a new login has the same address', async ({ app, mailbox }) => {
  const account = app.locator('#account')
  await logIn(app, mailbox, 'grace@example.com')
  await expect(account).toHaveText(/^0x/)
  const address = (await account.textContent()) as Hex

  await logOut(app)
  await expect(account).toBeEmpty()
  await app.reload()
  await app.getByRole('button', { name: 'Connect' }).click()
  await expect(app.locator('wui-email-input input')).toBeVisible()
  await expect(account).toBeEmpty()

  await app.reload()
  await logIn(app, mailbox, 'grace@example.com')
  await expect(account).toHaveText(address)
})

async function logIn(app: Page, mailbox: Mailbox, email: string): Promise<void> {
  // If the modal opens before the project's settings arrive, AppKit 1.8 never loads the view of the code.
  await app.waitForLoadState('networkidle')
  await app.getByRole('button', { name: 'Connect' }).click()
  const field = app.locator('wui-email-input input')
  await field.fill(email)
  await field.press('Enter')
  const code = await mailbox.nextCode(email)
  await app.locator('wui-otp input').first().click()
  await app.keyboard.type(code)
}

async function logOut(app: Page): Promise<void> {
  await app.getByRole('button', { name: 'Connect' }).click()
  await app.getByTestId('wui-wallet-switch').click()
  await app.getByTestId('wui-active-profile-wallet-item-disconnect-button').click()
}

/** Signs through the app's button. A press in the wallet's frame approves. */
async function expectSignature(app: Page, address: Hex): Promise<void> {
  await app.getByRole('button', { name: 'Sign' }).click()
  const frame = app.frameLocator('#w3m-iframe')
  const verb = frame.getByRole('button', { name: 'Sign', exact: true })
  // The button is armed once it was visible for half a second.
  await expect(verb).toHaveAttribute('aria-disabled', 'false')
  // A mouse must rest on the button before it presses.
  await verb.hover()
  await app.waitForTimeout(200)
  await verb.click()
  await frame.getByRole('button', { name: 'Not now' }).click()
  const signature = app.locator('#signature')
  await expect(signature).toHaveText(/^0x[0-9a-f]{130}$/)
  expect(await verifyMessage({ address, message: 'moved', signature: (await signature.textContent()) as Hex })).toBe(
    true,
  )
}
