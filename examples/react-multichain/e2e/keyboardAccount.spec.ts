import { dialog } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import { bob } from './sceneBackend'
import { expect, type Scene, test } from './scenes'

/** The page with its wallet connected and no view open. */
const atRest: Scene = { name: 'at rest', reach: async () => {} }

/** Returns the text of the focused element, and whether its focus is visible. */
function focus(page: Page): Promise<{ readonly words: string; readonly isSeen: boolean }> {
  return page.evaluate(() => {
    const element = document.querySelector('openappkit-modal')?.shadowRoot?.activeElement ?? document.activeElement
    const { labels, title } = element as HTMLInputElement
    const words = element?.ariaLabel || element?.textContent || labels?.[0]?.textContent || title
    // A field shows its focus on the outline of its container. A title can have the focus but shows no outline.
    const rings = [element, element?.closest('.send-panel, .input')].filter(it => it != null)
    const isSeen = element?.tagName === 'H1' || rings.some(it => getComputedStyle(it).outlineStyle === 'solid')
    return { words: words.trim(), isSeen }
  })
}

/** Waits until the focus is visible on an element with that text. */
async function isOn(page: Page, words: RegExp | string): Promise<void> {
  await expect.poll(async () => (await focus(page)).words).toMatch(words)
  await expect.poll(async () => (await focus(page)).isSeen).toBe(true)
}

/** Presses Tab until an element with that text has the focus. Expects a visible focus at every stop. */
async function tabTo(page: Page, words: RegExp | string): Promise<void> {
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Tab')
    const found = await focus(page)
    // At either end of a dialog, the next Tab moves the focus to the browser's own UI.
    if (found.words && (await dialog(page).locator(':focus').count()) > 0) expect(found).toMatchObject({ isSeen: true })
    if (new RegExp(words).test(found.words)) return
  }
  throw new Error(`Nothing that says ${words} can be reached.`)
}

async function openAccount(page: Page): Promise<void> {
  await page.locator('#opener').focus()
  await page.keyboard.press('Enter')
  await isOn(page, 'Account')
}

test('by keyboard alone, a user opens a token, fills in the send form, cancels and returns to the opener', async ({
  page,
  playScene,
}) => {
  const { keyboard } = page
  await playScene(atRest)
  await openAccount(page)
  await expect(dialog(page).getByRole('list', { name: 'Tokens' })).toBeVisible()
  await tabTo(page, /^Ether/)
  await keyboard.press('ArrowDown')
  await isOn(page, /^USD Coin/)
  await keyboard.press('Enter')
  await isOn(page, /^USD Coin$/)
  await tabTo(page, /^Send$/)
  await keyboard.press('Enter')
  // The form opens with the focus in its first empty field.
  await isOn(page, /^You send/)

  await expect(dialog(page).locator('[part~="send-token"]')).toContainText('USDC')
  await tabTo(page, /Select token$/)
  await keyboard.press('Enter')
  // As with a mouse, the list opens with the focus in its search field.
  await isOn(page, /^Search tokens/)
  await keyboard.type('ether')
  await expect(dialog(page).getByRole('list', { name: 'Your tokens' })).not.toContainText('USD Coin')
  // This token is on the active network. The names of others include their network.
  await tabTo(page, /Ether3\.204\sETH\$/)
  await keyboard.press('Enter')
  await isOn(page, /^ETH Select token$/)
  await expect(dialog(page).locator('[part~="send-token"]')).toContainText('ETH')

  await tabTo(page, /^You send/)
  await keyboard.type('0.5')
  await tabTo(page, /^To /)
  await keyboard.type(bob)
  await expect(dialog(page).getByRole('button', { name: 'Review' })).toBeEnabled()
  await tabTo(page, /^Review/)
  await keyboard.press('Enter')
  await isOn(page, /^Review send/)
  await tabTo(page, /^Back$/)
  await keyboard.press('Enter')
  await isOn(page, /^Review$/)
  await expect(dialog(page).locator('[part~="send-amount-field"]')).toHaveValue('0.5')

  await tabTo(page, /^Back$/)
  await keyboard.press('Enter')
  await isOn(page, /^Send$/)
  await tabTo(page, /^Back$/)
  await keyboard.press('Enter')
  await isOn(page, /^USD Coin/)
  await keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('#opener')).toBeFocused()
})

test('by keyboard alone, a user switches tabs, opens an NFT, goes back and reads the activity', async ({
  page,
  playScene,
}) => {
  const { keyboard } = page
  await playScene(atRest)
  await openAccount(page)
  await expect(dialog(page).getByRole('list', { name: 'Tokens' })).toBeVisible()
  await tabTo(page, /^Tokens$/)
  await keyboard.press('ArrowRight')
  await isOn(page, /^NFTs$/)
  await expect(dialog(page).getByRole('list', { name: 'NFTs' })).toBeVisible()
  await tabTo(page, /^A remarkably long name/)
  await keyboard.press('Enter')
  // The name is too long for the title.
  await isOn(page, /^NFT$/)
  await tabTo(page, /^Copy contract address/)
  await tabTo(page, /^Back$/)
  await keyboard.press('Enter')
  await isOn(page, /^A remarkably long name/)

  await keyboard.press('Shift+Tab')
  await keyboard.press('Shift+Tab')
  await isOn(page, /^NFTs$/)
  await keyboard.press('ArrowRight')
  await isOn(page, /^Activity$/)
  await expect(dialog(page).getByRole('list', { name: 'Transactions' })).toBeVisible()
  await tabTo(page, /^Show spam/)
  await keyboard.press('Enter')
  await isOn(page, /^Hide spam$/)
  await tabTo(page, /^Sent/)
  await keyboard.press('End')
  await isOn(page, /Received.*REMARK…/)
  await keyboard.press('Escape')
  await expect(page.locator('#opener')).toBeFocused()
})

test('by keyboard alone, a user copies the address and views its compatible networks', async ({ page, playScene }) => {
  const { keyboard } = page
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await playScene(atRest)
  await openAccount(page)
  await tabTo(page, /^Receive$/)
  await keyboard.press('Enter')
  await isOn(page, /^Receive$/)
  await tabTo(page, /^Copy address$/)
  await keyboard.press('Enter')
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Address copied' })).toBeAttached()
  await isOn(page, /^Address copied$/)
  await tabTo(page, /^Compatible networks/)
  await keyboard.press('Enter')
  await isOn(page, /^Compatible networks$/)
  await keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('#opener')).toBeFocused()
})
