import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Invoice, InvoiceDeliveries } from '@openappkit/contract'
import { findViolations } from '@openappkit/e2e-kit/find-violations'
import { dialog } from '@openappkit/e2e-kit/page'
import type { EvmChain } from '@openappkit/testing/node'
import type { Page } from '@playwright/test'
import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendWebhook } from '../../shop/sendWebhook'
import type { Shop } from '../../shop/startShop'
import { expect, openCheckout, orderOn, payButton, reviewPayment, test } from './shop'

const status = (page: Page) => page.getByRole('main').getByRole('status')

const readInvoice = async (shop: Shop, orderId: string): Promise<Invoice> =>
  (await shop.asMerchant(`/v1/pay/invoices/${shop.orders.invoiceOf(orderId).id}`)) as Invoice

/** Returns the price of an order in wei. */
const priceOf = async (shop: Shop, orderId: string): Promise<bigint> =>
  BigInt((await readInvoice(shop, orderId)).rails[0]?.price ?? 0)

interface Started {
  readonly orderId: string
  /** Id of the invoice. */
  readonly id: string
  /** Cookie of the buyer. */
  readonly cookie: string
}

/** Posts what the button posts, and a price of the buyer's own. */
async function startCheckout({ url }: Shop, { cookie = '', orderId }: Partial<Started> = {}): Promise<Started> {
  const headers = { 'content-type': 'application/json', cookie }
  const body = JSON.stringify({ orderId, price: { minor: '1', currency: 'EUR' } })
  const response = await fetch(`${url}api/checkout`, { method: 'POST', headers, body })
  return { ...(await response.json()), cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

// One shop is enough for all tests.
test.describe.configure({ mode: 'default' })

test('a user buys the poster, and gets it once', async ({ page, shop, evmChain, installWallet, blocked }) => {
  const before = await evmChain.balanceOf(shop.address)
  await installWallet(page)
  const response = await page.goto(shop.url)
  if (process.env['OPENAPPKIT_WALK'] !== 'dev')
    expect(response?.headers()['content-security-policy']).toMatch(/^(?!.*unsafe-(inline|eval)).*script-src/)
  expect(await findViolations(page, 'body')).toEqual([])

  await reviewPayment(page)
  await payButton(page).click()
  await page.waitForURL(/\/orders\//)
  await expect(status(page)).toContainText('Paid')
  await expect(dialog(page)).toBeHidden()
  const orderId = orderOn(page)
  const code = shop.orders.pickupCodeOf(orderId) ?? ''
  expect(code).toMatch(/^[A-Z2-9]{8}$/)
  await expect(page.getByRole('main')).toContainText(code)
  expect(await findViolations(page, 'body')).toEqual([])

  const price = await priceOf(shop, orderId)
  expect((await evmChain.balanceOf(shop.address)) - before).toBe(price)
  const { id, payments } = await readInvoice(shop, orderId)
  const hash = payments[0]?.txHash as `0x${string}`
  expect(await evmChain.client.getTransaction({ hash })).toMatchObject({
    from: evmChain.accounts[0].address.toLowerCase(),
    to: shop.address.toLowerCase(),
    value: price,
  })

  await redeliverAll(shop, id)
  expect(shop.orders.pickupCodeOf(orderId)).toBe(code)
  expect(shop.output().split(`Order ${orderId} is paid`)).toHaveLength(2)
  expect(blocked).toEqual([])

  // The button of an order's page that another tab still shows.
  const orders = shop.orders.ids.length
  expect(await startCheckout(shop, { orderId })).toEqual({ orderId, cookie: '' })
  expect(shop.orders.ids).toHaveLength(orders)
})

test("a second tab shows the same order, and doesn't pay it again", async ({
  page,
  context,
  shop,
  evmChain,
  installWallet,
}) => {
  const orders = shop.orders.ids.length
  const before = await evmChain.balanceOf(shop.address)
  const other = await context.newPage()
  const wallets = [await installWallet(page), await installWallet(other)]
  for (const tab of [page, other]) {
    await tab.goto(shop.url)
    await reviewPayment(tab)
  }
  await payButton(page).click()
  for (const tab of [page, other]) {
    await tab.waitForURL(/\/orders\//)
    await expect(status(tab)).toContainText('Paid')
  }
  expect(orderOn(other)).toBe(orderOn(page))
  expect(shop.orders.ids).toHaveLength(orders + 1)
  expect((await evmChain.balanceOf(shop.address)) - before).toBe(await priceOf(shop, orderOn(page)))
  const requests = await Promise.all(wallets.map(wallet => wallet.requests('eth_sendTransaction')))
  expect(requests.flat()).toHaveLength(1)
})

test('a payment goes on after a reload, before the chain has it', async ({ page, shop, evmChain, installWallet }) => {
  const before = await evmChain.balanceOf(shop.address)
  const wallet = await installWallet(page)
  await page.goto(shop.url)
  await reviewPayment(page)
  await setAutomine(evmChain.url, false)
  await payButton(page).click()
  await expect(dialog(page)).toContainText('Don’t pay again')
  expect(await wallet.requests('eth_sendTransaction')).toHaveLength(1)

  await page.reload()
  await openCheckout(page, 'Don’t pay again')
  await page.reload()
  await page.getByRole('link', { name: 'See your last order' }).click()
  await page.waitForURL(/\/orders\//)
  expect(shop.orders.pickupCodeOf(orderOn(page))).toBeUndefined()
  await setAutomine(evmChain.url, true)
  await evmChain.mine()
  await expect(status(page)).toContainText('Paid')
  expect((await evmChain.balanceOf(shop.address)) - before).toBe(await priceOf(shop, orderOn(page)))
})

test("an order without a payment isn't fulfilled, even if the backend says that it is paid", async ({
  page,
  shop,
  evmChain,
}) => {
  const before = await evmChain.balanceOf(shop.address)
  await page.goto(shop.url)
  await openCheckout(page)
  await page.keyboard.press('Escape')
  await page.waitForURL(/\/orders\//)
  await expect(status(page)).toHaveText('Waiting for your payment')
  const orderId = orderOn(page)
  const { id } = shop.orders.invoiceOf(orderId)

  await shop.asMerchant(`/v1/pay/invoices/${id}/mark`, { status: 'settled' })
  await expect.poll(() => shop.output()).toContain('Refused a webhook: The payments on the chain')
  await expect(status(page)).toContainText('Waiting until it’s final')
  expect(shop.orders.factsOf(orderId)).toEqual(['invoice', 'order'])
  expect(await evmChain.balanceOf(shop.address)).toBe(before)
})

test('a payment that leaves the chain stops the pickup, until it returns', async ({
  page,
  shop,
  evmChain,
  installWallet,
}) => {
  await installWallet(page)
  await page.goto(shop.url)
  await reviewPayment(page)
  await payButton(page).click()
  await expect(status(page)).toContainText('Paid')
  const orderId = orderOn(page)
  const code = shop.orders.pickupCodeOf(orderId) ?? ''

  await rpc(evmChain.url, 'anvil_reorg', [1, []])
  await expect.poll(() => shop.orders.factsOf(orderId)).toContain('held')
  await page.reload()
  await expect(status(page)).toContainText('On hold')
  await expect(page.getByRole('main')).not.toContainText(code)

  await payDirectly(shop, evmChain, orderId)
  await expect.poll(() => shop.orders.factsOf(orderId)).not.toContain('held')
  await page.reload()
  await expect(status(page)).toContainText('Paid')
  await expect(page.getByRole('main')).toContainText(code)
})

test('an order whose invoice was closed gets a new one, and is paid by it', async ({ page, shop, installWallet }) => {
  await installWallet(page)
  await page.goto(shop.url)
  await openCheckout(page)
  await page.keyboard.press('Escape')
  await page.waitForURL(/\/orders\//)
  const orderId = orderOn(page)
  const { id } = shop.orders.invoiceOf(orderId)
  await shop.asMerchant(`/v1/pay/invoices/${id}/mark`, { status: 'invalid' })
  await expect(status(page)).toContainText('Payment not confirmed')
  expect(shop.orders.pickupCodeOf(orderId)).toBeUndefined()

  await page.getByRole('link', { name: 'The Poster Shop' }).click()
  await reviewPayment(page)
  await payButton(page).click()
  await page.waitForURL(/\/orders\//)
  await expect(status(page)).toContainText('Paid')
  expect(orderOn(page)).toBe(orderId)
  expect(shop.orders.invoiceOf(orderId).id).not.toBe(id)
  expect(await readInvoice(shop, orderId)).toMatchObject({ status: 'settled', orderId })
})

test('many requests of one buyer share an order and an invoice', async ({ shop }) => {
  const first = await startCheckout(shop)
  const orders = shop.orders.ids.length
  const others = await Promise.all(Array.from({ length: 10 }, () => startCheckout(shop, { cookie: first.cookie })))
  expect(new Set([first, ...others].map(({ orderId, id }) => `${orderId} ${id}`)).size).toBe(1)
  expect(shop.orders.ids).toHaveLength(orders)
  // The price is the shop's, whatever the request says.
  expect((await readInvoice(shop, first.orderId)).amount).toEqual({ minor: '2900', currency: 'EUR' })
})

test('an order is fulfilled once, however many webhooks arrive at the same time', async ({ shop, evmChain }) => {
  const { orderId } = await startCheckout(shop)
  await payDirectly(shop, evmChain, orderId)
  const isFulfilled = () => shop.orders.pickupCodeOf(orderId) !== undefined
  await expect.poll(isFulfilled).toBe(true)
  // As if the shop had been down when the webhook arrived.
  shop.orders.forget(orderId, 'fulfilled')

  const { amount, id: invoiceId, exceptions, sequence, status } = await readInvoice(shop, orderId)
  const event = { amount, invoiceId, orderId, exceptions, sequence, status }
  const hooks = `${shop.url}api/hooks`
  const statuses = await Promise.all(Array.from({ length: 20 }, () => sendWebhook(hooks, shop.webhookSecret, event)))
  expect(new Set(statuses)).toEqual(new Set([204]))
  expect(isFulfilled()).toBe(true)
  expect(shop.output().split(`Order ${orderId} is paid`)).toHaveLength(3)
})

test('the endpoint of webhooks refuses hostile ones, and believes none', async ({ shop, evmChain }) => {
  const before = await evmChain.balanceOf(shop.address)
  const { orderId, id } = await startCheckout(shop)
  const command = join(shop.folder, 'node_modules', '@openappkit', 'pay', 'dist', 'pay-chaos.js')
  const terms = [`${shop.url}api/hooks`, id, orderId, '2900', 'EUR', 'settled']
  const env = { ...process.env, WEBHOOK_SECRET: shop.webhookSecret }
  // Rejects unless the exit code is 0.
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...terms], { env })
  expect(stdout).toMatch(/wrong secret +4xx or closed +401 +ok/)
  expect(stdout).toContain('All answers are correct.')
  expect(shop.orders.factsOf(orderId)).toEqual(['invoice', 'order'])
  expect(await evmChain.balanceOf(shop.address)).toBe(before)
})

test('an order has no page for a wrong address', async ({ page, shop, forgive }) => {
  for (const id of ['AAAAAAAAAAAAAAAAAAAA', '..%2F..%2Fetc', 'order']) {
    expect((await page.goto(`${shop.url}orders/${id}`))?.status()).toBe(404)
  }
  forgive(/status of 404/)
})

/** Sends all webhooks of an invoice again, and waits until they have arrived. */
async function redeliverAll(shop: Shop, invoiceId: string): Promise<void> {
  const path = `/v1/pay/invoices/${invoiceId}/deliveries`
  const read = async () => ((await shop.asMerchant(path)) as InvoiceDeliveries).data
  const allArrived = async () => (await read()).every(({ status }) => status === 'delivered')
  await expect.poll(allArrived).toBe(true)
  for (const { id } of await read()) await shop.asMerchant(`/v1/pay/deliveries/${id}/redeliver`, {})
  await expect.poll(allArrived).toBe(true)
}

/** Pays an order from a wallet that the shop's page doesn't know. */
async function payDirectly(shop: Shop, { accounts, chain, url }: EvmChain, orderId: string): Promise<void> {
  const account = privateKeyToAccount(accounts[2]?.privateKey ?? '0x')
  const payer = createWalletClient({ account, chain, transport: http(url) })
  await payer.sendTransaction({ to: shop.address, value: await priceOf(shop, orderId) })
}

async function rpc(url: string, method: string, params: readonly unknown[]): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect(await response.json()).not.toHaveProperty('error')
}

/** Turns off or on that each transaction is mined as it arrives. */
function setAutomine(url: string, isOn: boolean): Promise<void> {
  return rpc(url, 'evm_setAutomine', [isOn])
}
