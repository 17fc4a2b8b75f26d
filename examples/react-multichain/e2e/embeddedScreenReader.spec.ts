import { connectButton, dialog } from '@openappkit/e2e-kit/page'
import { ScreenReader } from '@openappkit/e2e-kit/screen-reader'
import type { Frame, Page } from '@playwright/test'
import { type Hex, verifyMessage } from 'viem'
import { asked, expect, submitEmail, test, walletFrame } from './embedded'

// Compares the speech of a screen reader with the committed text. Read it before you update it.
test('13. logging in, putting off protection and signing by keyboard read as committed', async ({
  email,
  mailbox,
  page,
  walletApp,
}) => {
  const { keyboard } = page
  const reader = await ScreenReader.start(page)
  await page.goto(`${walletApp.url}e2e/pages/embedded`)
  await connectButton(page).focus()
  await reader.after(
    'Enter on "Connect wallet"',
    () => keyboard.press('Enter'),
    () => expect(emailRow(page)).toBeVisible(),
  )
  await emailRow(page).focus()
  await reader.after(
    'Enter on "Continue with email"',
    () => keyboard.press('Enter'),
    () => expect(dialog(page).getByRole('textbox', { name: 'Email' })).toBeFocused(),
  )
  await keyboard.type(email)
  await reader.after(
    'Type an address and press Enter',
    () => keyboard.press('Enter'),
    () => expect(codeField(page)).toBeFocused(),
  )
  const code = await mailbox.nextCode(email)
  await keyboard.type(code.slice(0, -1))
  await keyboard.type(code.slice(-1))
  await reader.enter(await frameOf(page))
  await reader.after('Type the code', () => expect(walletFrame(page).getByRole('heading')).toBeFocused())
  await tabTo(page, 'Not now')
  await keyboard.press('Enter')
  await expect(dialog(page).filter({ visible: true })).toHaveCount(0)
  reader.leave()

  const opener = page.getByTestId('account-button')
  await opener.focus()
  await reader.enter(await frameOf(page))
  let signature: Promise<string> | undefined
  await reader.after(
    'The app asks for a signature',
    async () => {
      signature = page.evaluate(() => window.embedded.wagmiSign('Hello from OpenAppKit'))
    },
    () => asked(page, 'Sign'),
  )
  await reader.after('Tab to "Sign"', () => tabTo(page, 'Sign'))
  await keyboard.press('Enter')
  const address = (await page.evaluate(() => window.embedded.wagmiAccount().address)) as Hex
  const signed = { address, message: 'Hello from OpenAppKit', signature: (await signature) as Hex }
  expect(await verifyMessage(signed)).toBe(true)
  await expect(opener).toBeFocused()
  reader.leave()
  expect(neutral(reader.text, email)).toMatchSnapshot(['spoken', 'embedded.txt'])
})

for (const locale of ['en', 'ar'] as const) {
  test(`13. an approval fits 320 px and doesn't move if the user wants less motion: ${locale}`, async ({
    email,
    mailbox,
    page,
    walletApp,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${walletApp.url}e2e/pages/embedded?options=${encodeURIComponent(JSON.stringify({ locale }))}`)
    await submitEmail(page, email)
    await codeField(page).pressSequentially(await mailbox.nextCode(email))
    const frame = await frameOf(page)
    const main = frame.locator('main')
    await expect(main).toBeVisible()
    expect(await lookOf(frame)).toEqual({ direction: locale === 'ar' ? 'rtl' : 'ltr', cut: [], moving: 0 })
    await main.getByRole('button').last().press('Enter')
    await expect(dialog(page).filter({ visible: true })).toHaveCount(0)

    await page.getByRole('button', { name: 'Sign message' }).first().click()
    await expect(main).toContainText('Hello from OpenAppKit')
    expect(await lookOf(frame)).toEqual({ direction: locale === 'ar' ? 'rtl' : 'ltr', cut: [], moving: 0 })
  })
}

function emailRow(page: Page) {
  return dialog(page).getByRole('button', { name: 'Continue with email' })
}

function codeField(page: Page) {
  return dialog(page).locator('[autocomplete="one-time-code"]')
}

async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('#w3m-iframe', { state: 'attached' })).contentFrame()
  if (!frame) throw new Error('The wallet has no frame.')
  return frame
}

/** Presses Tab until the button has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = walletFrame(page).getByRole('button', { name, exact: true })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused({ timeout: 300 })
  }).toPass({ intervals: [0] })
}

/** Returns the direction of the frame's words, parts that are cut at the side, and movements in progress. */
function lookOf(frame: Frame): Promise<{ direction: string; cut: readonly string[]; moving: number }> {
  return frame.evaluate(() => {
    const root = document.querySelector('openappkit-wallet')?.shadowRoot
    const main = root?.querySelector('main')
    if (!root || !main) throw new Error('The wallet shows nothing.')
    const parts = [...main.querySelectorAll(':not(.visually-hidden)')].filter(({ clientWidth }) => clientWidth > 0)
    return {
      direction: getComputedStyle(main).direction,
      cut: parts
        .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth + 1)
        .map(({ outerHTML }) => outerHTML),
      moving: root.getAnimations().filter(({ playState }) => playState === 'running').length,
    }
  })
}

/** Replaces what differs in every run. */
function neutral(text: string, email: string): string {
  return text
    .replaceAll(email, 'ada@example.com')
    .replaceAll(/127\.0\.0\.1:\d+/gu, 'app.example')
    .replaceAll(/0x[0-9a-fA-F]+…[0-9a-fA-F]+/gu, '0x1234…5678')
    .replaceAll(/\d+ s\b/gu, '30 s')
}
