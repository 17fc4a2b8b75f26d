import { findViolations } from '@openappkit/e2e-kit/find-violations'
import { dialog, enter, row } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import { test as base, cards, expect, openAccount, openActivity, openCheckout, payWith } from './buy'

/** Opens the app with deposits from the sandbox exchange. */
const test = base.extend({
  openBuyApp: async ({ page, depositApp }, use) => {
    await use(async () => void (await page.goto(depositApp.url)))
  },
})

const heading = (page: Page, name: string | RegExp) => dialog(page).getByRole('heading', { name })

/** Opens the form from the ways to fund the account, and fills in the amount in ether. */
async function fillDeposit(page: Page, amount: string): Promise<void> {
  await openAccount(page)
  await dialog(page).getByRole('button', { name: 'Buy', exact: true }).click()
  await row(page, 'Deposit from exchange').click()
  await enter(dialog(page).getByRole('textbox', { name: 'Amount in ETH' }), amount)
}

test('deposits exactly the typed amount from an exchange', async ({ page, connectBuyer }) => {
  const buyer = await connectBuyer()
  await fillDeposit(page, '0.040000000000000001')
  expect(await findViolations(page)).toEqual([])
  const checkout = await openCheckout(page)
  await expect(heading(page, 'Continue at Sandbox')).toBeVisible()
  expect(await checkout.evaluate(() => window.opener)).toBeNull()
  expect(checkout.viewportSize()).toEqual({ width: 480, height: 720 })
  await payWith(checkout, cards.good)
  await expect(checkout.getByRole('heading', { name: 'Payment received' })).toBeVisible()
  await expect(heading(page, 'Deposit complete')).toBeVisible({ timeout: 20_000 })
  await expect(dialog(page)).toContainText(/0\.040000000000000001\sETH arrived in your account\./u)
  expect(await buyer.gained()).toBe(40_000_000_000_000_001n)
  expect(await findViolations(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  const activity = await openActivity(page)
  await expect(activity.getByRole('listitem').filter({ hasText: 'Received' })).toContainText(/\+0\.04\d* ETH/u)
})

test('a closed window is no outcome: the deposit still arrives', async ({ page, context, connectBuyer }) => {
  const buyer = await connectBuyer()
  await fillDeposit(page, '0.02')
  const checkout = await openCheckout(page)
  await checkout.close()
  await expect(heading(page, 'Waiting for the deposit')).toBeVisible({ timeout: 20_000 })
  const opening = context.waitForEvent('page')
  await dialog(page).getByRole('link', { name: 'Open Sandbox again' }).click()
  const again = await opening
  await payWith(again, cards.good)
  await again.close()
  await expect(heading(page, 'Deposit complete')).toBeVisible({ timeout: 20_000 })
  expect(await buyer.gained()).toBe(20_000_000_000_000_000n)
})

test('a declined withdrawal sends nothing, and the next one works', async ({ page, connectBuyer }) => {
  const buyer = await connectBuyer()
  await fillDeposit(page, '0.03')
  const first = await openCheckout(page)
  await payWith(first, cards.declined)
  await first.close()
  await expect(heading(page, 'Deposit failed')).toBeVisible({ timeout: 20_000 })
  await expect(dialog(page)).toContainText('Sandbox didn’t send the withdrawal. Try again, or use another exchange.')
  expect(await buyer.gained()).toBe(0n)

  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page).getByRole('textbox', { name: 'Amount in ETH' })).toHaveValue('0.03')
  const second = await openCheckout(page)
  await payWith(second, cards.good)
  await expect(heading(page, 'Deposit complete')).toBeVisible({ timeout: 20_000 })
  expect(await buyer.gained()).toBe(30_000_000_000_000_000n)
})

test('a blocked window leaves the link', async ({ page, context, connectBuyer }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  const buyer = await connectBuyer()
  await fillDeposit(page, '0.01')
  await dialog(page).getByRole('button', { name: 'Continue to Sandbox' }).click()
  await expect(heading(page, 'Open Sandbox')).toBeVisible()
  const link = await dialog(page).getByRole('link', { name: 'Open Sandbox' }).getAttribute('href')
  const phone = await context.newPage()
  await phone.goto(link ?? '')
  await payWith(phone, cards.good)
  await expect(heading(page, 'Deposit complete')).toBeVisible({ timeout: 20_000 })
  expect(await buyer.gained()).toBe(10_000_000_000_000_000n)
})
