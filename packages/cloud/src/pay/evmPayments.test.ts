import type { Invoice, InvoiceRefund } from '@openappkit/contract'
import type { EvmChain, OddToken } from '@openappkit/testing/node'
import { createWalletClient, encodeFunctionData, erc20Abi, http } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  accountOf,
  merchantOf,
  OTHER_KEY,
  type PayServer,
  railOf,
  SECRETS,
  type Shop,
  sha256,
  startPayServer,
  startShop,
  xpubOf,
} from '../../test/pay/PayStage'
import { sharedChain } from '../../test/prices/sharedChain'
import { sharedDatabase } from '../../test/server/sharedDatabase'

const EVM = 'eip155:31337'
const ETHER = `${EVM}/slip44:60`
/** 100 dollars at 2,500 dollars per ether. */
const PRICE = 40_000_000_000_000_000n
const SHARED = '0x00000000000000000000000000000000000c0ffe'
const databaseUrl = sharedDatabase()
const evm = sharedChain()
let [usd, fake]: `0x${string}`[] = []
let odd: OddToken
let shop: Shop

beforeAll(async () => {
  const names = { name: 'Dollar', symbol: 'USD', decimals: 6 }
  usd = await evm().createToken(names)
  fake = await evm().createToken(names)
  odd = await evm().createOddToken({ name: 'Odd', symbol: 'ODD', decimals: 6, transferFeeBps: 100 })
  for (const token of [usd, fake, odd.address]) await evm().mintTo(token, payer(), 10n ** 12n)
  shop = await startShop()
}, 60_000)
afterAll(() => shop?.[Symbol.asyncDispose]())

async function stage(
  options: { readonly startPause?: number; readonly confirmations?: number } = {},
): Promise<PayServer> {
  const { confirmations, startPause = 0 } = options
  const assets = [{ asset: 'native' }, { asset: usd ?? '', peg: 'USD' }, { asset: odd.address, peg: 'USD' }]
  const rule = confirmations === undefined ? {} : { confirmations }
  const webhook = { url: shop.url, secrets: SECRETS }
  const server = await startPayServer(
    databaseUrl(),
    { [EVM]: evm().url },
    {
      merchants: [
        merchantOf([{ chainId: EVM, assets, xpub: xpubOf(5), ...rule }], { webhook }),
        merchantOf([{ chainId: EVM, assets: assets.slice(0, 2), address: SHARED }], {
          id: 'corner',
          apiKeyHash: sha256(OTHER_KEY),
        }),
      ],
      startPause,
    },
  )
  onTestFinished(() => server[Symbol.asyncDispose]())
  return server
}

function payer(): `0x${string}` {
  return evm().accounts[1]?.address ?? evm().accounts[0].address
}

async function rpc<Result>(method: string, params: readonly unknown[]): Promise<Result> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(evm().url, { method: 'POST', headers, body })
  const { error, result } = (await response.json()) as { result: Result; error?: { message: string } }
  if (error) throw new Error(error.message)
  return result
}

async function pay(to: string, value: bigint): Promise<`0x${string}`> {
  const hash = await rpc<`0x${string}`>('eth_sendTransaction', [
    { from: payer(), to, value: `0x${value.toString(16)}` },
  ])
  await evm().waitForReceipt(hash)
  return hash
}

async function payToken(
  token: string | undefined,
  to: string,
  amount: bigint,
  chain: EvmChain = evm(),
): Promise<string> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to as `0x${string}`, amount] })
  const hash = await rpc<`0x${string}`>('eth_sendTransaction', [{ from: payer(), to: token, data }])
  await chain.waitForReceipt(hash)
  return hash
}

const recipientOf = (invoice: Pick<Invoice, 'rails'>): string => railOf(invoice, ETHER).recipient

/** Replaces the newest blocks with empty ones. */
const reorg = (depth: number): Promise<unknown> => rpc('anvil_reorg', [depth, []])

// The first test, because others move the clock of the chain.
test('a payment during a downtime is in time, and no deadline passes right after a start', async () => {
  const first = await stage()
  const [paid, unpaid] = [await first.create(), await first.create()]
  await first[Symbol.asyncDispose]()
  await pay(recipientOf(paid), PRICE)
  const server = await stage({ startPause: 3_600_000 })
  server.advance(1_800_000)
  expect(await server.until(paid, 'settled')).toMatchObject({ exceptions: [] })
  expect((await server.read(unpaid)).status).toBe('open')
  server.advance(3_600_000)
  await server.until(unpaid, 'expired')
})

test('an exact payment in ether settles the invoice', async () => {
  const server = await stage()
  const invoice = await server.create()
  expect(invoice).toMatchObject({ status: 'open', exceptions: [], sequence: 0, isFinal: false, pollInMs: 4000 })
  expect(railOf(invoice, ETHER)).toMatchObject({ price: `${PRICE}`, due: `${PRICE}`, matching: 'address' })
  const txHash = await pay(recipientOf(invoice), PRICE)
  const settled = await server.until(invoice, 'settled')
  expect(settled).toMatchObject({
    exceptions: [],
    isFinal: true,
    pollInMs: 0,
    payments: [{ txHash, asset: ETHER, amount: `${PRICE}`, role: 'payment', status: 'final' }],
  })
  expect(railOf(settled, ETHER)).toMatchObject({ due: '0', received: `${PRICE}` })
  await expect.poll(() => shop.typesOf(invoice)).toEqual(['settled'])
})

test('too little stays open, and any rail pays the rest', async () => {
  const server = await stage()
  const invoice = await server.create()
  await pay(recipientOf(invoice), PRICE / 4n)
  await expect.poll(async () => (await server.read(invoice)).exceptions, { timeout: 10_000 }).toEqual(['partial'])
  const partial = await server.checkout(invoice)
  expect(partial).toMatchObject({ status: 'open', store: 'The Shop' })
  const rest = railOf(partial, `${EVM}/erc20:${usd}`)
  expect(rest.due).toBe('75000000')
  await payToken(usd, rest.recipient, 75_000_000n)
  expect(await server.until(invoice, 'settled')).toMatchObject({ exceptions: [] })
  await expect.poll(() => shop.typesOf(invoice)).toEqual(['updated', 'settled'])
})

test('dust before the payment, too much, and a second tab', async () => {
  const server = await stage()
  const invoice = await server.create()
  const to = recipientOf(invoice)
  await payToken(usd, to, 1n)
  await payToken(usd, to, 100_000_000n)
  expect(await server.until(invoice, 'settled')).toMatchObject({ exceptions: ['over'] })
  await pay(to, PRICE)
  await expect
    .poll(async () => (await server.read(invoice)).exceptions, { timeout: 10_000 })
    .toEqual(['over', 'duplicate'])
  const { payments } = await server.read(invoice)
  expect(payments.map(({ role }) => role)).toEqual(['payment', 'payment', 'duplicate'])
})

test('a fake token, a revert and a transfer fee', async () => {
  const server = await stage()
  const [wrong, fee] = [await server.create(), await server.create()]
  await payToken(fake, recipientOf(wrong), 100_000_000n)
  await expect.poll(async () => (await server.read(wrong)).exceptions, { timeout: 10_000 }).toEqual(['wrongAsset'])
  expect(await server.read(wrong)).toMatchObject({ status: 'open', payments: [{ role: 'wrongAsset' }] })
  // Not enough balance: mined, but reverted.
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [recipientOf(wrong) as `0x${string}`, 10n ** 30n],
  })
  const reverted = await rpc<`0x${string}`>('eth_sendTransaction', [{ from: payer(), to: usd, data, gas: '0x30000' }])
  expect((await evm().waitForReceipt(reverted)).status).toBe('reverted')
  await server.post(`/v1/pay/checkouts/${wrong.id}/payments`, { chainId: EVM, txHash: reverted }, wrong.clientSecret)

  await payToken(odd.address, recipientOf(fee), 100_000_000n)
  await expect.poll(async () => (await server.read(fee)).exceptions, { timeout: 10_000 }).toEqual(['partial'])
  const rail = railOf(await server.read(fee), `${EVM}/erc20:${odd.address}`)
  expect([rail.received, rail.due]).toEqual(['99000000', '1000000'])
  expect(await server.read(wrong)).toMatchObject({ status: 'open', exceptions: ['wrongAsset'] })
})

test('a contract that pays out ether pays the invoice, also next to a transaction and after a reorganization', async () => {
  const server = await stage({ confirmations: 2 })
  const invoice = await server.create()
  const to = recipientOf(invoice)
  // Sends the value of a call to the address in its data.
  const code = '0x6e6000600060006000346000355af100600052600f6011f3'
  const deployed = await rpc<`0x${string}`>('eth_sendTransaction', [{ from: payer(), data: code }])
  const { contractAddress } = await evm().waitForReceipt(deployed)
  const payOut = async (value: bigint): Promise<void> => {
    const data = `0x${to.slice(2).padStart(64, '0')}`
    const transaction = { from: payer(), to: contractAddress, data, value: `0x${value.toString(16)}`, gas: '0x30000' }
    const hash = await rpc<`0x${string}`>('eth_sendTransaction', [transaction])
    expect((await evm().waitForReceipt(hash)).status).toBe('success')
  }
  await payOut(PRICE)
  const processing = await server.until(invoice, 'processing')
  expect(processing.payments).toMatchObject([{ txHash: null, amount: `${PRICE}`, status: 'confirmed' }])
  await reorg(1)
  await server.until(invoice, 'open')

  await rpc('evm_setAutomine', [false])
  const hashes = await Promise.all([
    rpc<`0x${string}`>('eth_sendTransaction', [
      { from: evm().accounts[2]?.address, to, value: `0x${(PRICE / 4n).toString(16)}` },
    ]),
    rpc<`0x${string}`>('eth_sendTransaction', [
      {
        from: payer(),
        to: contractAddress,
        data: `0x${to.slice(2).padStart(64, '0')}`,
        value: `0x${((PRICE * 3n) / 4n).toString(16)}`,
        gas: '0x30000',
      },
    ]),
  ])
  await rpc('evm_setAutomine', [true])
  await evm().mine(2)
  await Promise.all(hashes.map(hash => evm().waitForReceipt(hash)))
  const settled = await server.until(invoice, 'settled')
  expect(settled.exceptions).toEqual([])
  const amounts = settled.payments.filter(({ status }) => status === 'final').map(({ amount }) => BigInt(amount))
  expect(amounts.toSorted()).toEqual([PRICE / 4n, (PRICE * 3n) / 4n])
})

test('an invoice expires, and a late payment never settles it', async () => {
  const server = await stage()
  const invoice = await server.create()
  server.advance(901_000)
  await rpc('evm_increaseTime', [901])
  await server.until(invoice, 'expired')
  await pay(recipientOf(invoice), PRICE)
  await expect.poll(async () => (await server.read(invoice)).exceptions, { timeout: 10_000 }).toEqual(['late'])
  expect(await server.read(invoice)).toMatchObject({ status: 'expired', payments: [{ role: 'late' }] })
  const marked = await server.post<Invoice>(`/v1/pay/invoices/${invoice.id}/mark`, { status: 'settled' })
  expect(marked.body).toMatchObject({ status: 'settled', exceptions: ['late', 'marked'] })
  await expect.poll(() => shop.typesOf(invoice)).toEqual(['expired', 'updated', 'settled'])
})

test('a reorganization undoes a payment before and after it settled', async () => {
  const server = await stage({ confirmations: 3 })
  const invoice = await server.create()
  await pay(recipientOf(invoice), PRICE)
  const processing = await server.until(invoice, 'processing')
  expect(processing.payments).toMatchObject([{ status: 'confirmed', confirmations: 1 }])
  await reorg(1)
  const reopened = await server.until(invoice, 'open')
  expect(reopened.payments).toMatchObject([{ status: 'gone' }])

  await pay(recipientOf(invoice), PRICE)
  await server.until(invoice, 'processing')
  await evm().mine(2)
  await server.until(invoice, 'settled')
  await reorg(3)
  const reversed = await server.until(invoice, 'reversed')
  expect(reversed).toMatchObject({ isFinal: false })
  await pay(recipientOf(invoice), PRICE)
  await evm().mine(2)
  await server.until(invoice, 'settled')
  await expect
    .poll(() => shop.typesOf(invoice))
    .toEqual(['processing', 'open', 'processing', 'settled', 'reversed', 'settled'])
  const sequences = shop.events.filter(({ data }) => data.invoiceId === invoice.id).map(({ data }) => data.sequence)
  expect(sequences).toEqual([1, 2, 3, 4, 5, 6])
})

test('invoices on one address have amounts of their own', async () => {
  const server = await stage()
  const [first, second] = [await server.create({}, OTHER_KEY), await server.create({}, OTHER_KEY)]
  const [one, two] = [railOf(first, ETHER), railOf(second, ETHER)]
  expect([one.matching, one.recipient, BigInt(two.price) - BigInt(one.price)]).toEqual(['amount', SHARED, 1n])
  await pay(SHARED, BigInt(two.price))
  await server.until(second, 'settled', OTHER_KEY)
  // A payer can't claim the payment of another one.
  const txHash = (await server.read(second, OTHER_KEY)).payments[0]?.txHash
  const nonsense = { chainId: EVM, txHash: 'z'.repeat(64) }
  expect((await server.post(`/v1/pay/checkouts/${first.id}/payments`, nonsense, first.clientSecret)).status).toBe(400)
  await server.post(`/v1/pay/checkouts/${first.id}/payments`, { chainId: EVM, txHash }, first.clientSecret)
  await pay(SHARED, BigInt(one.price) + 50_000n)
  await new Promise(resolve => setTimeout(resolve, 1000))
  expect(await server.read(first, OTHER_KEY)).toMatchObject({ status: 'open', payments: [] })
})

test('creates one invoice for an order and for an idempotency key', async () => {
  const server = await stage()
  const request = { orderId: `once-${Date.now()}`, amount: { minor: '500', currency: 'USD' } }
  const create = (body: object, key: string): ReturnType<typeof server.post<Invoice>> =>
    server.post<Invoice>('/v1/pay/invoices', body, undefined, { 'idempotency-key': key })
  const answers = await Promise.all(['a', 'b', 'a', 'b'].map(key => create(request, `${request.orderId}-${key}`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  const other = { ...request, amount: { minor: '600', currency: 'USD' } }
  expect((await create(other, `${request.orderId}-c`)).status).toBe(409)
  const wrong = await server.post('/v1/pay/invoices', { ...other, orderId: 'y', accepts: ['eip155:1/slip44:60'] })
  expect(wrong.status).toBe(400)
  expect((await create({ ...other, orderId: 'x' }, `${request.orderId}-a`)).status).toBe(409)
  const id = answers[0]?.body.id ?? ''
  await pay(recipientOf(answers[0]?.body ?? { rails: [] }), BigInt(answers[0]?.body.rails[0]?.price ?? 0))
  await server.until({ id }, 'settled')
  expect((await create(request, `${request.orderId}-d`)).status).toBe(409)
})

test('an order whose id is the key gets a new invoice after the first one expired', async () => {
  const server = await stage()
  const request = { orderId: `again-${Date.now()}`, amount: { minor: '500', currency: 'USD' } }
  const create = async (): Promise<Invoice> =>
    (await server.post<Invoice>('/v1/pay/invoices', request, undefined, { 'idempotency-key': request.orderId })).body
  const first = await create()
  server.advance(901_000)
  await rpc('evm_increaseTime', [901])
  await server.until(first, 'expired')
  const second = await create()
  expect(second).toMatchObject({ status: 'open', orderId: request.orderId })
  expect(second.id).not.toBe(first.id)
  expect(recipientOf(second)).not.toBe(recipientOf(first))
  expect((await create()).id).toBe(second.id)
})

test('a refund is mined once, however often the wallet sends it', async () => {
  const server = await stage()
  const invoice = await server.create()
  await pay(recipientOf(invoice), PRICE)
  await server.until(invoice, 'settled')
  await pay(recipientOf(invoice), PRICE)
  await expect.poll(async () => (await server.read(invoice)).exceptions, { timeout: 10_000 }).toEqual(['duplicate'])
  const [payment, duplicate] = (await server.read(invoice)).payments
  const to = '0x00000000000000000000000000000000000def0d'
  const amount = `${PRICE / 2n}`
  const path = `/v1/pay/invoices/${invoice.id}/refunds`
  const { body } = await server.post<InvoiceRefund>(path, { paymentId: payment?.id, to, amount })
  if (body.transaction.kind !== 'evm') throw new Error('The refund is for another chain')
  const { nonce, value } = body.transaction
  const account = accountOf(5, recipientOf(invoice))
  const wallet = createWalletClient({ account, chain: evm().chain, transport: http(evm().url) })
  const send = (): Promise<`0x${string}`> =>
    wallet.sendTransaction({ to, value: BigInt(value), nonce: nonce ?? -1, gas: 21_000n })
  await evm().waitForReceipt(await send())
  await expect(send()).rejects.toThrow(/nonce/i)
  expect(await evm().balanceOf(to)).toBe(PRICE / 2n)
  const again = await server.post<InvoiceRefund>(path, { paymentId: payment?.id, to, amount })
  expect(again.body).toEqual(body)
  const next = await server.post<InvoiceRefund>(path, { paymentId: duplicate?.id, to: `${EVM}:${to}`, amount })
  expect(next.body.transaction).toEqual({ ...body.transaction, nonce: 1 })
  for (const more of ['0', `${PRICE * 2n}`]) {
    expect((await server.post(path, { paymentId: payment?.id, to, amount: more })).status).toBe(409)
  }
})

test("keeps merchants and payers out of others' invoices", async () => {
  const server = await stage()
  const [invoice, other] = [await server.create(), await server.create()]
  for (const key of ['', 'wrong', invoice.clientSecret]) {
    expect((await server.get(`/v1/pay/invoices/${invoice.id}`, key)).status).toBe(401)
  }
  expect((await server.get(`/v1/pay/invoices/${invoice.id}`, OTHER_KEY)).status).toBe(404)
  for (const secret of ['', other.clientSecret, invoice.id]) {
    expect((await server.get(`/v1/pay/checkouts/${invoice.id}`, secret)).status).toBe(404)
  }
  expect((await server.post(`/v1/pay/invoices/${invoice.id}/mark`, { status: 'settled' }, OTHER_KEY)).status).toBe(404)
})
