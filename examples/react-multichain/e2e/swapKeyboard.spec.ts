import { findViolations } from '@openappkit/e2e-kit/find-violations'
import { dialog } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import { isOn, tabTo } from './keyboard'
import { newPayer } from './newPayer'
import { connectOn, expect, test } from './swaps'

/** Expects no accessibility violations, and the focus in the dialog. */
async function check(page: Page): Promise<void> {
  await expect(dialog(page).locator(':focus')).toHaveCount(1)
  expect(await findViolations(page)).toEqual([])
}

test('by keyboard alone, a user chooses tokens, an amount and the slippage, reviews, swaps and returns to the page', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
  evmChain,
  market,
  seeded,
}) => {
  const { keyboard } = page
  const { dollar } = seeded.tokens
  const payer = await newPayer(evmChain)
  await installWallet(page, { name: 'Eve', accounts: [payer.privateKey] })
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await page.getByTestId('account-button').focus()
  await keyboard.press('Enter')
  await isOn(page, /^Account/u)
  await tabTo(page, /^Swap$/u)
  await keyboard.press('Enter')
  await expect(dialog(page).locator('[data-side="to"]')).toBeVisible()
  await tabTo(page, /^E?ETH Select token$/u)
  await keyboard.press('Enter')
  await isOn(page, /^Search name or address/u)
  await keyboard.type('wrapped')
  await expect(dialog(page).getByRole('list', { name: 'Select token' }).getByRole('button')).toHaveCount(1)
  await check(page)
  await tabTo(page, /Wrapped Ether/u)
  await keyboard.press('Enter')
  await isOn(page, /WETH Select token$/u)
  await keyboard.press('Enter')
  await isOn(page, /^Search name or address/u)
  await keyboard.type('ETH')
  await tabTo(page, /^E?Ether/u)
  await keyboard.press('Enter')
  await isOn(page, /^E?ETH Select token$/u)

  await tabTo(page, /^Select token$/u)
  await keyboard.press('Enter')
  await isOn(page, /^Search name or address/u)
  await keyboard.type('TUSD')
  await tabTo(page, /Test Dollar/u)
  await keyboard.press('Enter')
  await isOn(page, /TUSD Select token$/u)
  await keyboard.press('Shift+Tab')
  await keyboard.press('Shift+Tab')
  await isOn(page, /^Max$/u)
  await tabTo(page, /^Switch tokens$/u)
  await keyboard.press('Enter')
  await isOn(page, /^Switch tokens$/u)
  await keyboard.press('Enter')
  await expect(dialog(page).locator('[data-side="from"]')).toContainText('ETH')
  await tabTo(page, /^You pay/u)
  await keyboard.type('1')
  await expect(dialog(page).getByRole('button', { name: 'Review swap', exact: true })).toBeVisible()
  await tabTo(page, /Details$/u)
  await keyboard.press('Enter')
  await tabTo(page, /^Auto/u)
  await keyboard.press('Tab')
  await isOn(page, /^0\.5%$/u)
  await keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Review swap', exact: true })).toBeVisible()
  await check(page)
  await tabTo(page, /^Review swap$/u)
  await keyboard.press('Enter')
  await isOn(page, /^Review swap$/u)
  await check(page)

  const quote = await market.exchange.quote(10n ** 18n, [market.exchange.weth, dollar])
  await tabTo(page, /^Swap$/u)
  await keyboard.press('Enter')
  await isOn(page, /^Done$/u)
  await check(page)
  expect(await evmChain.tokenBalanceOf(payer.address, dollar)).toBe(quote)
  await keyboard.press('Enter')
  await expect(dialog(page).getByRole('tab', { name: 'Tokens' })).toBeVisible()
  await expect(dialog(page).locator(':focus')).toHaveCount(1)
  await keyboard.press('Escape')
  await expect(page.getByTestId('account-button')).toBeFocused()
})
