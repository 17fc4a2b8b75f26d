import { dialog } from '@openappkit/e2e-kit/page'
import { ScreenReader } from '@openappkit/e2e-kit/screen-reader'
import type { Page } from '@playwright/test'
import type { Scene } from './Scene'
import { bob } from './sceneBackend'
import { expect, test } from './scenes'

/** The page with its wallet connected and no view open. */
const atRest: Scene = { name: 'at rest', wallet: { outcome: { status: 'confirmed' } }, reach: async () => {} }

// Compares the speech of a screen reader with the committed text. Read it before you update it.
test('sending by keyboard, with a wrong recipient first, reads as committed', async ({ page, playScene }) => {
  const { keyboard } = page
  const reader = await ScreenReader.start(page)
  await playScene(atRest)
  await page.locator('#opener').focus()
  await reader.after(
    'Enter on the account button',
    () => keyboard.press('Enter'),
    () => expect(dialog(page).getByRole('list', { name: 'Tokens' })).toBeVisible(),
  )
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).focus()
  await reader.after(
    'Enter on "Send"',
    () => keyboard.press('Enter'),
    () => expect(part(page, 'send-form')).toBeVisible(),
  )
  await reader.after(
    'Enter in the empty amount',
    () => keyboard.press('Enter'),
    () => expect(part(page, 'send-error')).toHaveCount(2),
  )
  await reader.after('Type 0.5', () => keyboard.type('0.5'))
  await reader.after('Move to "To"', () => dialog(page).getByRole('textbox', { name: /^To/ }).focus())
  await keyboard.type('nobody')
  await reader.after(
    'Type nobody, then Enter on "Review"',
    () => submit(page).press('Enter'),
    () => expect(part(page, 'send-error')).toBeVisible(),
  )
  await reader.after(
    'Type the address of Bob',
    async () => {
      const field = dialog(page).getByRole('textbox', { name: /^To/ })
      await field.selectText()
      await keyboard.insertText(bob)
    },
    () => expect(part(page, 'send-error')).toHaveCount(0),
  )
  await reader.after(
    'Enter on "Review"',
    () => submit(page).press('Enter'),
    () => expect(part(page, 'send-review')).toBeVisible(),
  )
  await reader.after(
    'Enter on "Send", then Approve in the wallet',
    () => part(page, 'send-confirm').getByRole('button').press('Enter'),
    () => expect(dialog(page).getByRole('button', { name: 'Done' })).toBeFocused(),
  )
  expect(reader.text).toMatchSnapshot(['spoken', 'send.txt'])
})

function part(page: Page, name: string) {
  return dialog(page).locator(`[part~="${name}"]`)
}

function submit(page: Page) {
  return part(page, 'send-form').locator('[type="submit"]')
}
