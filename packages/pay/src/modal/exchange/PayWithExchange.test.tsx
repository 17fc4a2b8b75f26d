import { PendingTransactions } from '@openappkit/appkit-core/portfolio'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { invoice, openInvoice, openPayment } from '../../../test/exchangeScenes'
import { openExchange } from '../../../test/openExchange'
import { type Body, dollar, ether, hash, listOf, own, pageUrl, rpcError } from '../../../test/serveExchange'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string) => page.getByRole('heading', { name })
const field = () => page.getByRole('textbox', { name: /^Amount in ETH/u })

test('deposits exactly the typed amount into the account, and adds it to the activity', async () => {
  const orders: Body[] = []
  let status: object = { status: 'UNKNOWN', txHash: null }
  const { events, flow, kit, windows } = await openExchange({
    answers: {
      reown_getExchangePayUrl: order => {
        orders.push(order)
        return { url: pageUrl, sessionId: 'one' }
      },
      reown_getExchangeBuyStatus: () => status,
    },
  })
  await field().fill('0.123456789012345678')
  await button('Continue to Acme Exchange').click()
  await expect.element(heading('Continue at Acme Exchange')).toBeVisible()
  expect(orders).toEqual([
    {
      exchangeId: 'acme',
      asset: ether,
      amount: '0.123456789012345678',
      recipient: `eip155:1:${own}`,
      projectId: kit.projectId,
    },
  ])
  expect(windows).toMatchObject([{ urls: [pageUrl], opener: null }])
  status = { status: 'SUCCESS', txHash: hash }
  flow.own.look()
  await expect.element(heading('Deposit complete')).toBeVisible()
  expect(kit.controller(PendingTransactions).find(hash)).toMatchObject({
    operation: 'receive',
    outcome: { status: 'confirmed' },
    received: { amount: 123_456_789_012_345_678n },
  })
  const names = events.map(({ event }) => event)
  expect(names).toEqual(['PAY_EXCHANGE_SELECTED', 'PAY_INITIATED', 'PAY_SUCCESS'])
  expect(events[2]).toMatchObject({
    properties: { source: 'fund-from-exchange', paymentId: 'one', currentPayment: { result: hash } },
  })
  await button('Done').click()
  await expect.poll(() => kit.router.current.view).toBe('Account')
  expect(flow.own.state.value).toEqual({ status: 'idle' })
})

test('two clicks open one window', async () => {
  const { windows } = await openExchange()
  await field().fill('1')
  await button('Continue to Acme Exchange').dblClick()
  await expect.element(heading('Continue at Acme Exchange')).toBeVisible()
  expect(windows).toHaveLength(1)
})

test('a missing amount takes the focus, and opens nothing', async () => {
  const { root, windows } = await openExchange()
  await button('Continue to Acme Exchange').click()
  await expect.element(page.getByText('Enter an amount.')).toBeVisible()
  expect(root().activeElement?.matches('.exchange-amount > input')).toBe(true)
  expect(windows).toEqual([])
})

test('a preset fills in its amount, and the other exchange takes the deposit', async () => {
  const orders: Body[] = []
  await openExchange({
    answers: {
      reown_getExchangePayUrl: order => {
        orders.push(order)
        return { url: pageUrl, sessionId: 'one' }
      },
    },
  })
  await button('$50').click()
  await expect.element(field()).toHaveValue('0.02')
  await page.getByRole('radio', { name: 'Bolt' }).click()
  await button('Continue to Bolt').click()
  await expect.element(heading('Continue at Bolt')).toBeVisible()
  expect(orders).toMatchObject([{ exchangeId: 'bolt', amount: '0.02' }])
})

test('a refused amount closes the window, says what to do, and keeps the form', async () => {
  const { events, windows } = await openExchange({
    answers: { reown_getExchangePayUrl: () => rpcError(-7, 'The amount is too small') },
  })
  await field().fill('1')
  await button('Continue to Acme Exchange').click()
  await expect.element(page.getByText(/^Acme Exchange doesn’t send this amount now/u)).toBeVisible()
  await expect.element(field()).toHaveValue('1')
  expect(windows).toMatchObject([{ closed: true, urls: [] }])
  expect(events.map(({ event }) => event)).toEqual(['PAY_EXCHANGE_SELECTED', 'PAY_ERROR'])
})

test('shows the deposit again after the modal was closed', async () => {
  const { kit } = await openExchange()
  await field().fill('1')
  await button('Continue to Acme Exchange').click()
  await expect.element(heading('Continue at Acme Exchange')).toBeVisible()
  kit.modal.close()
  await expect.poll(() => kit.modal.state.open).toBe(false)
  void Promise.resolve(kit.modal.open({ view: 'PayWithExchange' })).catch(() => {})
  await expect.element(heading('Continue at Acme Exchange')).toBeVisible()
  await button('Start over').click()
  await expect.element(field()).toHaveValue('1')
})

test('pays what is due of an invoice, and then follows the invoice', async () => {
  const orders: Body[] = []
  let checkout = invoice()
  const { events, kit } = await openInvoice({
    answers: {
      checkout: () => checkout,
      reown_getExchanges: ({ asset }) => (asset === ether ? listOf({ id: 'acme', name: 'Acme' }) : listOf()),
      reown_getExchangePayUrl: order => {
        orders.push(order)
        return { url: pageUrl, sessionId: 'one' }
      },
    },
  })
  await button(/^Exchange/u).click()
  await button('Continue to Acme').click()
  await expect.element(heading('Continue at Acme')).toBeVisible()
  expect(orders).toMatchObject([
    { asset: ether, amount: '0.02', recipient: 'eip155:1:0x00000000219ab540356cBB839Cbe05303d7705Fa' },
  ])
  checkout = invoice({ status: 'processing', sequence: 2 })
  await expect.poll(() => kit.router.current.view, { timeout: 15_000 }).toBe('PayLoading')
  expect(events.map(({ event }) => event)).toEqual(['PAY_MODAL_OPEN', 'PAY_EXCHANGE_SELECTED', 'PAY_INITIATED'])
  expect(events[0]).toMatchObject({ properties: { exchanges: [{ id: 'acme' }] } })
  expect(events[2]).toMatchObject({ properties: { source: 'pay', paymentId: 'inv_1' } })
})

test('offers the choice of the asset if an exchange sends several', async () => {
  const { kit } = await openInvoice()
  await button(/^Exchange/u).click()
  await button(/54\.32\sUSDC/u).click()
  expect(kit.router.current).toEqual({ view: 'PayWithExchange', params: { asset: dollar } })
})

test.each(['reference', 'amount'])('offers no exchange for an invoice that is found by its %s', async matching => {
  const rail = {
    chainId: 'eip155:1',
    asset: ether,
    symbol: 'ETH',
    decimals: 18,
    recipient: own,
    matching,
    price: '1000',
    due: '1000',
    received: '0',
    ...(matching === 'reference' && { reference: 'key' }),
  }
  const { events } = await openInvoice({ answers: { checkout: () => invoice({ rails: [rail] }) } })
  await expect.poll(() => events.map(({ event }) => event)).toEqual(['PAY_MODAL_OPEN'])
  await expect.element(button(/^Scan or copy address/u)).toBeVisible()
  expect(button(/^Exchange/u).elements()).toEqual([])
})

test('returns to the ways to pay after a failure', async () => {
  const { flow, kit } = await openPayment({
    answers: { reown_getExchangeBuyStatus: () => ({ status: 'FAILED', txHash: null }) },
  })
  await button('Continue to Acme Exchange').click()
  await expect.element(heading('Continue at Acme Exchange')).toBeVisible()
  flow.payment.look()
  await expect.element(heading('Deposit failed')).toBeVisible()
  await button('Pay another way').click()
  expect(kit.router.current.view).toBe('Pay')
})
