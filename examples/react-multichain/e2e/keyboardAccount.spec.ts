import { dialog } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import { isOn, tabTo } from './keyboard'
import type { Scene } from './Scene'
import { bob } from './sceneBackend'
import { expect, test } from './scenes'

/** The page with its wallet connected and no view open. */
const atRest: Scene = { name: 'at rest', reach: async () => {} }

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
