import { connectButton, dialog, enter } from '@openappkit/e2e-kit/page'
import type { Mailbox } from '@openappkit/testing/node'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { test as base } from './fixtures'

export { expect } from '@playwright/test'

interface TestFixtures {
  /** An address that no other test uses. */
  readonly email: string
}

/** Provides an address for each test. */
export const test = base.extend<TestFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter to know what a fixture needs.
  email: async ({}, use, { testId }) => {
    await use(`ada-${testId.slice(-12)}@example.com`)
  },
})

/** Addresses whose wallets exist. */
const known = new Set<string>()

/** Opens the modal, selects the login by email, and returns its field. */
export async function openEmailLogin(page: Page): Promise<Locator> {
  await connectButton(page).click()
  await dialog(page).locator('[data-method="email"]').getByRole('button').click()
  return dialog(page).locator('[type="email"]')
}

/** Opens the modal and asks for a code. */
export async function submitEmail(page: Page, email: string): Promise<void> {
  const field = await openEmailLogin(page)
  await enter(field, email)
  await field.press('Enter')
}

/**
 * Logs in with the code from the mailbox, until the modal closes. The first login creates the wallet, and answers the
 * offer to protect it: by default with "Not now".
 */
export async function logIn(page: Page, mailbox: Mailbox, email: string, answerOffer = putOff): Promise<void> {
  const modal = dialog(page)
  await submitEmail(page, email)
  const code = await mailbox.nextCode(email)
  await modal.getByRole('textbox', { name: /code/i }).pressSequentially(code)
  if (!known.has(email)) await answerOffer(page)
  known.add(email)
  // For a moment, the frame's own dialog is open, too.
  await expect(modal.filter({ visible: true })).toHaveCount(0)
}

/** Presses with a key, because Firefox's driver sends no clicks to a frame of another site. */
async function putOff(page: Page): Promise<void> {
  const later = walletFrame(page).getByRole('button', { name: 'Not now' })
  await later.waitFor()
  // A frame that is still opening moves the focus, and the key goes elsewhere.
  await expect(async () => {
    if (await later.isVisible()) await later.press('Enter', { timeout: 1000 })
    await expect(later).toBeHidden({ timeout: 1000 })
  }).toPass()
}

/** Signs out with the button in the account's view. */
export async function signOut(page: Page): Promise<void> {
  await page.getByTestId('account-button').click()
  await dialog(page).getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect(connectButton(page)).toBeVisible()
  await expect(dialog(page).filter({ visible: true })).toHaveCount(0)
}

/** Returns the wallet's frame. */
export function walletFrame(page: Page): FrameLocator {
  return page.frameLocator('#w3m-iframe')
}

/** Waits until the wallet's frame is shown and the button of an answer is armed. */
export async function asked(page: Page, verb: string): Promise<Locator> {
  const button = walletFrame(page).getByRole('button', { name: verb, exact: true })
  // The button is armed once it was visible for half a second.
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  return button
}

/**
 * Presses a button that works only after it was visible for a moment. A busy machine pauses the frame, which disarms the
 * button, so presses again if that was too quick. By default, clicks it.
 */
export async function pressArmed(
  within: FrameLocator | Page,
  verb: string,
  press?: () => Promise<void>,
): Promise<void> {
  const button = within.getByRole('button', { name: verb, exact: true })
  do {
    await expect(button).toHaveAttribute('aria-disabled', 'false')
    await (press?.() ?? pressAtRest(button))
  } while (await within.getByText('That was too quick.').isVisible())
}

/** Clicks a button of the wallet with a mouse that rested on it, as it must. */
async function pressAtRest(button: Locator): Promise<void> {
  await button.hover()
  await button.page().waitForTimeout(200)
  await button.click()
}

/** Approves the request in the wallet's frame, and puts off the offer to protect a new wallet. */
export async function approve(page: Page, verb: string): Promise<void> {
  // The next request may show a button with the same name.
  const button = await walletFrame(page).getByRole('button', { name: verb, exact: true }).elementHandle()
  await pressArmed(walletFrame(page), verb)
  const later = walletFrame(page).getByRole('button', { name: 'Not now' })
  // The offer comes once for each load of the page, if no login made it.
  const isOffered = await Promise.race([
    later.waitFor().then(() => true),
    button?.waitForElementState('hidden').then(() => later.isVisible()),
    page
      .locator('#w3m-iframe')
      .waitFor({ state: 'hidden' })
      .then(() => false),
  ])
  if (isOffered) await later.click()
}
