import type { Invoice, InvoiceRefund } from '@openappkit/contract'
import { createBitcoinWallet, type EsploraTransport } from '@openappkit/testing'
import { type BitcoinChain, startBitcoinChain } from '@openappkit/testing/node'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  merchantOf,
  type PayServer,
  SECRETS,
  type Shop,
  startPayServer,
  startShop,
  xpubOf,
} from '../../test/pay/PayStage'
import { sharedDatabase } from '../../test/server/sharedDatabase'

/** 100 dollars at 60,000 dollars per bitcoin, rounded up. */
const PRICE = 166_667n
const databaseUrl = sharedDatabase()
let bitcoin: BitcoinChain
let shop: Shop

beforeAll(async () => {
  bitcoin = await startBitcoinChain()
  shop = await startShop()
}, 60_000)
afterAll(() => Promise.all([bitcoin?.stop(), shop?.[Symbol.asyncDispose]()]))

async function stage(confirmations = 2): Promise<PayServer> {
  const receive = {
    chainId: bitcoin.caipNetworkId,
    assets: [{ asset: 'native' }],
    xpub: xpubOf(0, 0),
    confirmations,
  }
  const server = await startPayServer(
    databaseUrl(),
    { [bitcoin.caipNetworkId]: bitcoin.url },
    {
      merchants: [merchantOf([receive], { webhook: { url: shop.url, secrets: SECRETS } })],
    },
  )
  onTestFinished(() => server[Symbol.asyncDispose]())
  return server
}

let accounts = 0
/** Returns a function that pays like a wallet. Its coins stay the same, so that a second payment replaces the first. */
function wallet(): (to: string, satoshis: bigint, feeRate: number) => Promise<string> {
  const { privateKey } = bitcoin.accounts[accounts++] ?? bitcoin.accounts[0]
  let utxos: string | undefined
  const esplora: EsploraTransport = async ({ body, url }) => {
    if (url.endsWith('/utxo') && utxos !== undefined) return { ok: true, text: utxos }
    const response = await fetch(url, body === undefined ? {} : { method: 'POST', body })
    const text = await response.text()
    if (url.endsWith('/utxo')) utxos = text
    return { ok: response.ok, text }
  }
  const { providers } = createBitcoinWallet({
    accounts: [{ privateKey }],
    network: 'regtest',
    esploraUrl: bitcoin.url,
    authorized: true,
    esplora,
  })
  return (to, satoshis, feeRate) => providers.unisat.sendBitcoin(to, Number(satoshis), { feeRate })
}

const recipientOf = ({ rails }: Pick<Invoice, 'rails'>): string => rails[0]?.recipient ?? ''

test('a payment settles after its confirmations', async () => {
  const server = await stage()
  const invoice = await server.create()
  expect(invoice.rails).toMatchObject([{ price: `${PRICE}`, matching: 'address', confirmations: 2 }])
  expect(recipientOf(invoice)).toMatch(/^bcrt1q/)
  const txHash = await wallet()(recipientOf(invoice), PRICE, 2)
  const seen = await server.until(invoice, 'processing')
  expect(seen.payments).toMatchObject([{ txHash, status: 'pending', confirmations: 0 }])
  await bitcoin.mine()
  await expect.poll(async () => (await server.read(invoice)).payments[0]?.confirmations).toBe(1)
  expect((await server.read(invoice)).status).toBe('processing')
  await bitcoin.mine()
  expect(await server.until(invoice, 'settled')).toMatchObject({ exceptions: [] })
  await expect.poll(() => shop.typesOf(invoice)).toEqual(['processing', 'settled'])
})

test('a replacement that pays someone else opens the invoice again', async () => {
  const server = await stage()
  const invoice = await server.create()
  const send = wallet()
  await send(recipientOf(invoice), PRICE, 2)
  await server.until(invoice, 'processing')
  await send(bitcoin.accounts[9]?.p2wpkh ?? '', PRICE, 20)
  const reopened = await server.until(invoice, 'open')
  expect(reopened).toMatchObject({ exceptions: [], payments: [{ status: 'gone' }] })
  await expect.poll(() => shop.typesOf(invoice)).toEqual(['processing', 'open'])
})

test('a replacement that pays the invoice again counts once', async () => {
  const server = await stage(1)
  const invoice = await server.create()
  const send = wallet()
  const first = await send(recipientOf(invoice), PRICE, 2)
  await server.until(invoice, 'processing')
  const second = await send(recipientOf(invoice), PRICE, 20)
  expect(second).not.toBe(first)
  await bitcoin.mine()
  const settled = await server.until(invoice, 'settled')
  expect(settled.exceptions).toEqual([])
  expect(settled.payments.filter(({ status }) => status !== 'gone').map(({ txHash }) => txHash)).toEqual([second])
})

test('a payment in time stays in time if a higher fee replaces it after the expiry', async () => {
  const server = await stage(1)
  const invoice = await server.create()
  const send = wallet()
  await send(recipientOf(invoice), PRICE, 2)
  await server.until(invoice, 'processing')
  server.advance(3_600_000)
  const txHash = await send(recipientOf(invoice), PRICE, 20)
  await bitcoin.mine()
  expect(await server.until(invoice, 'settled')).toMatchObject({
    exceptions: [],
    payments: [{ status: 'gone' }, { txHash, role: 'payment' }],
  })
})

test('a dropped transaction opens the invoice again, and a new one pays it', async () => {
  const server = await stage(1)
  const invoice = await server.create()
  const txid = await wallet()(recipientOf(invoice), PRICE, 2)
  await server.until(invoice, 'processing')
  await bitcoin.drop(txid)
  await server.until(invoice, 'open')
  await bitcoin.fund(recipientOf(invoice), PRICE)
  expect(await server.until(invoice, 'settled')).toMatchObject({ exceptions: [] })
})

test('a payment that was seen in time settles after the expiry, and a later one is a duplicate', async () => {
  const server = await stage(1)
  const invoice = await server.create()
  await wallet()(recipientOf(invoice), PRICE, 2)
  await server.until(invoice, 'processing')
  server.advance(3_600_000)
  await bitcoin.mine()
  await server.until(invoice, 'settled')
  await bitcoin.fund(recipientOf(invoice), PRICE)
  server.advance(900_000)
  await expect.poll(async () => (await server.read(invoice)).exceptions, { timeout: 10_000 }).toEqual(['duplicate'])
})

test('a payment that never confirms makes the invoice invalid, and watching goes on', async () => {
  const server = await stage(1)
  const invoice = await server.create()
  await wallet()(recipientOf(invoice), PRICE, 2)
  await server.until(invoice, 'processing')
  server.advance(25 * 3_600_000)
  await server.until(invoice, 'invalid')
  await bitcoin.mine()
  await server.until(invoice, 'settled')
  await expect.poll(() => shop.typesOf(invoice)).toEqual(['processing', 'invalid', 'settled'])
})

test('a refund spends the payment itself, so there is only one', async () => {
  const server = await stage(1)
  const invoice = await server.create()
  await bitcoin.fund(recipientOf(invoice), PRICE)
  const [payment] = (await server.until(invoice, 'settled')).payments
  const to = bitcoin.accounts[9]?.p2wpkh ?? ''
  const refund = (more = {}): ReturnType<typeof server.post<InvoiceRefund>> =>
    server.post<InvoiceRefund>(`/v1/pay/invoices/${invoice.id}/refunds`, { paymentId: payment?.id, to, ...more })
  const answers = await Promise.all([refund(), refund(), refund()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(answers[0]?.body.transaction).toEqual({
    kind: 'bitcoin',
    inputs: [{ txid: payment?.txHash, vout: expect.any(Number), value: `${PRICE}` }],
    // 180 virtual bytes at 2 satoshis.
    outputs: [{ address: to, value: `${PRICE - 360n}` }],
  })
  expect((await refund({ amount: '100000' })).status).toBe(409)
  expect((await refund({ to: bitcoin.accounts[8]?.p2wpkh })).status).toBe(409)
  expect((await refund({ to: '0x0000000000000000000000000000000000000001' })).status).toBe(400)
})
