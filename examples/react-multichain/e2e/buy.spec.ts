import { findViolations } from '@openappkit/e2e-kit/find-violations'
import { dialog } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import {
  answered,
  cards,
  expect,
  fillPurchase,
  openAccount,
  openActivity,
  openCheckout,
  pairPhone,
  payWith,
  test,
} from './buy'
import { coinsOf } from './coins'
import { phoneAt } from './fixtures'
import { isOn, tabTo } from './keyboard'

const heading = (page: Page, name: string | RegExp) => dialog(page).getByRole('heading', { name })
const fact = (page: Page, label: string) => dialog(page).locator('.fact').filter({ hasText: label }).locator('dd')

const unfold = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: /^Includes/u })
    .click()

/** Opens the account view, the form, and the purchase in progress. */
async function openPurchase(page: Page): Promise<void> {
  await openAccount(page)
  await dialog(page).getByRole('button', { name: 'Buy', exact: true }).click()
  await dialog(page)
    .getByRole('button', { name: /^Purchase in progress/u })
    .click()
}

/** Reads the quoted amount on the form, in base units. */
async function quotedUnits(page: Page, decimals: number): Promise<bigint> {
  const text = (await dialog(page).locator('.fact dt').filter({ hasText: 'Price of' }).textContent()) ?? ''
  const [, whole = '', fraction = ''] = /(\d+)\.(\d+)/u.exec(text) ?? []
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

test('buys ether for 100 euros, for exactly the quoted amount', async ({ page, connectBuyer }) => {
  const buyer = await connectBuyer()
  await fillPurchase(page, '100')
  await unfold(page)
  await expect(fact(page, 'Total')).toHaveText('€100.00')
  await expect(fact(page, 'Provider fee')).toHaveText('€3.90')
  await expect(dialog(page)).toContainText('Sandbox: no real money moves.')
  const quoted = await quotedUnits(page, 18)

  const checkout = await openCheckout(page)
  await expect(heading(page, /^(?:Continue with Sandbox|Waiting for your payment)$/u)).toBeVisible()
  expect(await checkout.evaluate(() => window.opener)).toBeNull()
  expect(await findViolations(checkout, 'main')).toEqual([])
  await payWith(checkout, cards.good)
  await expect(checkout.getByRole('heading', { name: 'Payment received' })).toBeVisible()
  await checkout.close()

  await expect(heading(page, /^You received 0\.0\d+ ETH$/u)).toBeVisible({ timeout: 15_000 })
  expect(await buyer.gained()).toBe(quoted)
  expect(await findViolations(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  const activity = await openActivity(page)
  // The row says "Received" once the history has the transfer.
  await expect(activity.getByRole('listitem').filter({ hasText: /Bought|Received/u })).toContainText(/\+0\.041\d* ETH/u)
})

test('a declined card pays nothing, and the next one works', async ({ page, connectBuyer }) => {
  const buyer = await connectBuyer()
  await fillPurchase(page, '50')
  const first = await openCheckout(page)
  await payWith(first, '1234 5678 9012 3456')
  await expect(first.getByRole('alert')).toHaveText('This isn’t a test card.')
  await payWith(first, cards.declined)
  await expect(first.getByRole('heading', { name: 'Payment declined' })).toBeVisible()
  await first.close()
  await expect(heading(page, 'Purchase failed')).toBeVisible({ timeout: 15_000 })
  await expect(dialog(page)).toContainText('Your bank declined the card. Try another card, or contact your bank.')
  expect(await buyer.gained()).toBe(0n)

  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await dialog(page).getByRole('button', { name: 'Continue to Sandbox' }).waitFor()
  const second = await openCheckout(page)
  await payWith(second, cards.good)
  await second.close()
  await expect(heading(page, /^You received/u)).toBeVisible({ timeout: 15_000 })
  expect(await buyer.gained()).toBeGreaterThan(0n)
})

test('a purchase goes on after a reload, while it is under review', async ({ page, chain, connectBuyer }) => {
  const buyer = await connectBuyer()
  await fillPurchase(page, '100')
  const checkout = await openCheckout(page)
  await payWith(checkout, cards.held)
  await expect(heading(page, 'Payment under review')).toBeVisible({ timeout: 15_000 })
  await page.reload()
  await expect(chain('Ethereum').getByTestId('status')).toHaveText('connected')
  await openPurchase(page)
  await expect(heading(page, 'Payment under review')).toBeVisible()
  await answered(checkout, () => checkout.getByRole('button', { name: 'Release the payment' }).click())
  await checkout.close()
  await expect(heading(page, /^You received/u)).toBeVisible({ timeout: 25_000 })
  expect(await buyer.gained()).toBeGreaterThan(0n)
})

test('refunds a payment under review', async ({ page, connectBuyer }) => {
  const buyer = await connectBuyer()
  await fillPurchase(page, '100')
  const checkout = await openCheckout(page)
  await payWith(checkout, cards.held)
  await checkout.getByRole('button', { name: 'Refund the payment' }).click()
  await expect(checkout.getByRole('heading', { name: 'Payment refunded' })).toBeVisible()
  await expect(heading(page, 'Payment refunded')).toBeVisible({ timeout: 20_000 })
  expect(await buyer.gained()).toBe(0n)
})

test('a blocked window leaves the link, which opens the checkout anywhere', async ({ page, context, connectBuyer }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await connectBuyer()
  await fillPurchase(page, '100')
  await dialog(page).getByRole('button', { name: 'Continue to Sandbox' }).click()
  await expect(heading(page, 'Open Sandbox')).toBeVisible()
  const link = await dialog(page).getByRole('link', { name: 'Open Sandbox' }).getAttribute('href')
  const phone = await context.newPage()
  await phone.goto(link ?? '')
  await payWith(phone, cards.good)
  await expect(heading(page, /^You received/u)).toBeVisible({ timeout: 20_000 })
  // The link opens nothing more.
  await phone.goto(link ?? '')
  await expect(phone.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('a checkout in the tab of the app returns to the app, which goes on with the purchase', async ({
  page,
  context,
  chain,
  buyApp,
  connectBuyer,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  const buyer = await connectBuyer()
  await fillPurchase(page, '100')
  await dialog(page).getByRole('button', { name: 'Continue to Sandbox' }).click()
  await dialog(page).getByRole('button', { name: 'Open in this tab' }).click()
  await payWith(page, cards.held)
  await expect(page.getByRole('heading', { name: 'Payment on hold' })).toBeVisible()
  const checkout = page.url()
  await page.getByRole('link', { name: 'Back to the app' }).click()
  await expect(page).toHaveURL(buyApp.url)
  await expect(chain('Ethereum').getByTestId('status')).toHaveText('connected')
  await openPurchase(page)
  await expect(heading(page, 'Payment under review')).toBeVisible()

  const provider = await context.newPage()
  await provider.goto(checkout)
  await answered(provider, () => provider.getByRole('button', { name: 'Release the payment' }).click())
  await expect(provider.getByRole('link', { name: 'Back to the app' })).toHaveAttribute('href', buyApp.url)
  await provider.close()
  await expect(heading(page, /^You received/u)).toBeVisible({ timeout: 25_000 })
  expect(await buyer.gained()).toBeGreaterThan(0n)
})

for (const name of ['Solana', 'Bitcoin'] as const)
  test(`buys coins on ${name} with a phone wallet`, async ({
    page,
    openBuyApp,
    buyCloud,
    chain,
    evmChain,
    solanaChain,
    bitcoinChain,
  }) => {
    await using phone = await phoneAt(buyCloud, [evmChain, solanaChain, bitcoinChain], 3)
    const coin = coinsOf(evmChain, solanaChain, bitcoinChain)[name]
    const [, , , address = ''] = coin.addresses
    await openBuyApp()
    await pairPhone(page, chain, name, phone)
    const before = await coin.balanceOf(address)
    await fillPurchase(page, '100')
    await unfold(page)
    const quoted = await quotedUnits(page, coin.decimals)
    const checkout = await openCheckout(page)
    await payWith(checkout, cards.good)
    await checkout.close()
    await expect(heading(page, /^You received/u)).toBeVisible({ timeout: 20_000 })
    expect((await coin.balanceOf(address)) - before).toBe(quoted)
  })

test('by keyboard alone, a user fills in the form, starts the purchase and returns to the page', async ({
  page,
  connectBuyer,
}) => {
  const { keyboard } = page
  await connectBuyer()
  await page.getByTestId('account-button').focus()
  await keyboard.press('Enter')
  await isOn(page, /^Account/u)
  await tabTo(page, /^Buy$/u)
  await keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Country')).toBeVisible()
  await tabTo(page, /^Country/u)
  await keyboard.type('Germany')
  await expect(dialog(page).getByRole('button', { name: /Select currency$/u })).toBeVisible()
  await tabTo(page, /^You pay/u)
  await tabTo(page, /Select currency$/u)
  await keyboard.press('Enter')
  await isOn(page, /^Select currency/u)
  await tabTo(page, /^Euro/u)
  await keyboard.press('Enter')
  await isOn(page, /^EUR/u)
  await tabTo(page, /^€250$/u)
  await keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Continue to Sandbox' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await tabTo(page, /^Continue to Sandbox$/u)
  const opening = page.waitForEvent('popup')
  await keyboard.press('Enter')
  const checkout = await opening
  await isOn(page, /^(?:Continue with Sandbox|Waiting for your payment)$/u)
  await answered(checkout, () => checkout.getByRole('button', { name: 'Cancel' }).press('Enter'))
  await checkout.close()
  await isOn(page, /^Try again$/u)
  await keyboard.press('Escape')
  await expect(page.getByTestId('account-button')).toBeFocused()
})
