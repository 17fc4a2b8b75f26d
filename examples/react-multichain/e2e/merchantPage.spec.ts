import { findViolations } from '@openappkit/e2e-kit/find-violations'
import type { Page } from '@playwright/test'
import { createWalletClient, http } from 'viem'
import { isOn, tabTo } from './keyboard'
import { expect, signInTo, test } from './merchant'
import { newAccount } from './newPayer'

/** Colors of the page. */
const schemes = ['light', 'dark'] as const

test('a merchant signs in, opens a paid invoice, sends its webhook again and refunds it', async ({
  page,
  evmChain,
  forgive,
  pay,
  sendEther,
  store,
}) => {
  // The browser logs the status of the refused sign-in.
  forgive(/401/)
  const invoice = await store.createInvoice('order-1')
  await store.createInvoice('order-2')
  const paid = await pay(invoice)
  await page.goto(store.page)
  await page.getByLabel('API key').fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('This API key is unknown.')
  await page.getByLabel('API key').fill(store.apiKey)
  await page.getByRole('button', { name: 'Sign in' }).click()

  await expect(page.getByRole('heading', { name: store.name })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveText([/^order-2.*\$100\.00.*Open$/s, /^order-1.*\$100\.00.*Settled$/s])
  await page.getByRole('button', { name: /^order-1/ }).click()
  await expect(page.getByRole('heading', { name: 'order-1' })).toBeVisible()
  await expect(page.getByText(paid, { exact: true })).toBeVisible()

  const webhook = page.getByRole('listitem').filter({ hasText: 'invoice.settled' })
  const settled = () => store.webhooks.filter(({ type }) => type === 'invoice.settled')
  await expect.poll(() => settled().length).toBe(1)
  await webhook.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('status')).toHaveText('The webhook will be sent again.')
  await expect.poll(() => settled().length).toBe(2)
  expect(new Set(settled().map(({ id }) => id)).size).toBe(1)

  const customer = newAccount()
  await page.getByText('Refund', { exact: true }).click()
  await page.getByLabel('Address of the refund').fill('nobody')
  await page.getByRole('button', { name: 'Prepare the refund' }).click()
  await expect(page.getByRole('alert')).toContainText('address')
  await page.getByText('Refund', { exact: true }).click()
  await page.getByLabel('Address of the refund').fill(customer.address)
  await page.getByRole('button', { name: 'Prepare the refund' }).click()
  await expect(page.getByRole('heading', { name: 'Refund prepared' })).toBeVisible()
  const refund = JSON.parse(await page.getByLabel('Transaction').inputValue())

  // The merchant's wallet signs the transaction. It needs ether for the fee.
  const account = store.accountOf(invoice)
  await sendEther(account.address, 10n ** 16n)
  const wallet = createWalletClient({ account, chain: evmChain.chain, transport: http(evmChain.url) })
  const { data, nonce, to, value } = refund
  await evmChain.waitForReceipt(await wallet.sendTransaction({ to, data, nonce, value: BigInt(value) }))
  expect(await evmChain.balanceOf(customer.address)).toBe(BigInt(invoice.rails[0].price))

  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'order-1' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to your store' })).toBeVisible()
  // The session was only in the pages.
  expect(await page.context().cookies()).toEqual([])
  await page.goto(store.page)
  await expect(page.getByLabel('API key')).toBeVisible()
})

for (const [locale, direction] of [
  ['en-US', 'ltr'],
  ['ar', 'rtl'],
] as const)
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } })

    test('every page is accessible in light and dark, and fits on a small phone', async ({
      page,
      forgive,
      pay,
      store,
    }) => {
      forgive(/401/)
      const paid = await store.createInvoice('order-with-a-name-as-long-as-some-shops-have-them-0123456789')
      await store.createInvoice('order-2')
      await pay(paid)
      const check = async (): Promise<void> => {
        await expect(page.locator('html')).toHaveAttribute('dir', direction)
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme })
          expect(await findViolations(page, 'html'), colorScheme).toEqual([])
        }
        expect(await overflow(page)).toBe(0)
      }

      await page.goto(store.page)
      await check()
      await page.locator('input[name=key]').fill('wrong')
      await page.locator('form button').click()
      await page.getByRole('alert').waitFor()
      await check()
      await page.locator('input[name=key]').fill(store.apiKey)
      await page.locator('form button').click()
      await page.getByRole('heading', { name: store.name }).waitFor()
      await check()
      await page.getByRole('button', { name: 'order-2' }).click()
      await page.getByRole('heading', { name: 'order-2' }).waitFor()
      await check()
      await page.locator('nav button').click()
      await page.getByRole('button', { name: paid.orderId }).click()
      await page.locator('summary').click()
      await check()
      await page.locator('input[name=to]').fill(newAccount().address)
      await page.locator('details button').click()
      await page.locator('textarea').waitFor()
      await check()
    })
  })

test('by keyboard alone, a merchant signs in, prepares a refund and signs out', async ({ page, pay, store }) => {
  const { keyboard } = page
  const invoice = await store.createInvoice('order-1')
  await pay(invoice)
  await page.goto(store.page)
  await tabTo(page, 'API key')
  await isOn(page, 'API key')
  await keyboard.type(store.apiKey)
  await keyboard.press('Enter')
  await page.getByRole('heading', { name: store.name }).waitFor()
  await press(page, /^order-1/)
  await page.getByRole('heading', { name: 'order-1' }).waitFor()
  await press(page, 'Send again')
  await page.getByRole('status').waitFor()
  await press(page, /^Refund$/)
  await tabTo(page, 'Address of the refund')
  await isOn(page, 'Address of the refund')
  await keyboard.type(newAccount().address)
  await press(page, 'Prepare the refund')
  await page.getByRole('heading', { name: 'Refund prepared' }).waitFor()
  await press(page, 'All invoices')
  await page.getByRole('heading', { name: store.name }).waitFor()
  await press(page, 'Sign out')
  await expect(page.getByLabel('API key')).toBeVisible()
})

test('a session that ended leads back to the sign-in', async ({ page, forgive, store }) => {
  forgive(/401/)
  await store.createInvoice('order-1')
  await signInTo(page, store)
  const session = page.locator('li input[name=session]')
  await session.evaluate((input: HTMLInputElement) => {
    input.value = 'over'
  })
  await page.getByRole('button', { name: /^order-1/ }).click()
  await expect(page.getByRole('alert')).toHaveText('Your session has ended. Sign in again.')
})

/** Moves the focus to a control with Tab, and presses it. */
async function press(page: Page, words: RegExp | string): Promise<void> {
  await tabTo(page, words)
  await isOn(page, words)
  await page.keyboard.press('Enter')
}

/** Returns the pixels by which the page is wider than the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
