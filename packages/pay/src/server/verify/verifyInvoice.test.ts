import type { Invoice } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { addressOf, BLOCK_TIME, FakeEvm, type FakeTransaction, hashOf } from '../../../test/FakeEvm'
import { backendOf, EVM, INVOICE, invoiceOf, nodeOf, ORDER, paymentOf, railOf, stage } from '../../../test/PayStage'
import type { PayInvoice } from '../PayInvoice'
import type { InvoiceExpectation } from './InvoiceExpectation'

const SHOP = addressOf(7)
const TOKEN = addressOf(20)
const FAKE = addressOf(21)
const USD = `${EVM}/erc20:${TOKEN}`
const ETHER = `${EVM}/slip44:60`
const PAID: FakeTransaction = { transfers: [{ token: TOKEN, to: SHOP, amount: 100n }], block: 40 }

const rails = [
  railOf({ asset: USD, price: '100', recipient: SHOP }),
  railOf({ asset: ETHER, price: '3000', recipient: SHOP }),
]
const payments = [paymentOf({ asset: USD, txHash: hashOf(1), amount: '100' })]

function verify(
  { balances = {}, ...terms }: Partial<Invoice> & { readonly balances?: Readonly<Record<string, bigint>> },
  transactions: readonly FakeTransaction[],
  expectation: Partial<InvoiceExpectation> = {},
): Promise<PayInvoice> {
  const chain = new FakeEvm(1)
  for (const [index, transaction] of transactions.entries()) chain.transactions.set(hashOf(index + 1), transaction)
  for (const [address, balance] of Object.entries(balances)) chain.balances.set(address, balance)
  const server = stage(backendOf(invoiceOf({ rails, payments, ...terms })), { [EVM]: nodeOf(chain) })
  return server.invoices.verify(INVOICE, { ...ORDER, ...expectation })
}

test('proves a payment of a token', async () => {
  expect(await verify({}, [PAID])).toMatchObject({ status: 'settled', amount: { minor: 4999n, currency: 'EUR' } })
})

test('proves a payment of the native coin, and one in two assets', async () => {
  const coin = { transfers: [{ to: SHOP, amount: 1500n }], block: 40 }
  const half = { transfers: [{ token: TOKEN, to: SHOP, amount: 50n }], block: 40 }
  const listed = [
    paymentOf({ asset: ETHER, txHash: hashOf(1), amount: '1500' }),
    paymentOf({ asset: USD, txHash: hashOf(2), amount: '50' }),
  ]
  expect((await verify({ payments: listed }, [coin, half])).status).toBe('settled')
  await expect(verify({ payments: listed.slice(0, 1) }, [coin])).rejects.toMatchObject({ code: 'pay/too-little' })
})

test.each<[string, FakeTransaction]>([
  ['another recipient', { transfers: [{ token: TOKEN, to: addressOf(8), amount: 100n }], block: 40 }],
  ['another token with the same symbol', { transfers: [{ token: FAKE, to: SHOP, amount: 100n }], block: 40 }],
  ['the native coin instead of the token', { transfers: [{ to: SHOP, amount: 3000n }], block: 40 }],
  [
    'another event of the token',
    { transfers: [{ token: TOKEN, to: SHOP, amount: 100n, topic: `0x${'8c'.repeat(32)}` }], block: 40 },
  ],
  ['a failed transaction', { ...PAID, isSuccessful: false }],
])('refuses %s', async (_, transaction) => {
  await expect(verify({}, [transaction])).rejects.toMatchObject({ code: 'pay/not-on-chain' })
})

test('refuses a failed payment of the native coin', async () => {
  const listed = [paymentOf({ asset: ETHER, txHash: hashOf(1), amount: '3000' })]
  const transaction = { transfers: [{ to: SHOP, amount: 3000n }], block: 40 }
  expect((await verify({ payments: listed }, [transaction])).status).toBe('settled')
  await expect(verify({ payments: listed }, [{ ...transaction, isSuccessful: false }])).rejects.toMatchObject({
    code: 'pay/not-on-chain',
  })
})

test('refuses a transaction that the chain never had', async () => {
  await expect(verify({}, [])).rejects.toMatchObject({ code: 'pay/not-on-chain' })
})

test('counts a transaction once, however often it is listed', async () => {
  const half = { transfers: [{ token: TOKEN, to: SHOP, amount: 50n }], block: 40 }
  const [one] = [paymentOf({ asset: USD, txHash: hashOf(1), amount: '50' })]
  const other = { ...one, id: 'other', txHash: hashOf(1).toUpperCase().replace('0X', '0x') }
  await expect(verify({ payments: [one, one, other] }, [half])).rejects.toMatchObject({ code: 'pay/too-little' })
})

test("refuses a payment to the recipient of another asset's rail", async () => {
  const apart = [
    railOf({ asset: USD, price: '100', recipient: SHOP }),
    railOf({ asset: ETHER, price: '3000', recipient: addressOf(8) }),
  ]
  const transaction = { transfers: [{ token: TOKEN, to: addressOf(8), amount: 100n }], block: 40 }
  expect((await verify({ rails: apart }, [PAID])).status).toBe('settled')
  await expect(verify({ rails: apart }, [transaction])).rejects.toMatchObject({ code: 'pay/not-on-chain' })
})

test('counts several transfers of one transaction, up to what the backend lists', async () => {
  const transfer = { token: TOKEN, to: SHOP, amount: 60n }
  const twice = { transfers: [transfer, transfer], block: 40 }
  expect((await verify({}, [twice])).status).toBe('settled')
  const listed = [paymentOf({ asset: USD, txHash: hashOf(1), amount: '60' })]
  await expect(verify({ payments: listed }, [twice])).rejects.toMatchObject({ code: 'pay/too-little' })
})

test('counts no more than arrived, and no more than the backend saw arrive', async () => {
  const less = { transfers: [{ token: TOKEN, to: SHOP, amount: 99n }], block: 40 }
  await expect(verify({}, [less])).rejects.toMatchObject({ code: 'pay/too-little' })
  const kept = [paymentOf({ asset: USD, txHash: hashOf(1), amount: '99' })]
  await expect(verify({ payments: kept }, [PAID])).rejects.toMatchObject({ code: 'pay/too-little' })
  expect((await verify({}, [less], { tolerance: { bps: 100 } })).status).toBe('settled')
  await expect(verify({}, [less], { tolerance: { bps: 99 } })).rejects.toMatchObject({ code: 'pay/too-little' })
})

test('counts neither late and duplicate payments nor those that left the chain', async () => {
  for (const terms of [{ role: 'late' }, { role: 'duplicate' }, { role: 'wrongAsset' }, { status: 'gone' }] as const) {
    const listed = [paymentOf({ asset: USD, txHash: hashOf(1), amount: '100', ...terms })]
    await expect(verify({ payments: listed }, [PAID])).rejects.toMatchObject({ code: 'pay/too-little' })
  }
})

test('waits for confirmations and finalized blocks', async () => {
  const needing = (confirmations: number | null): Partial<Invoice> => ({
    rails: [railOf({ asset: USD, price: '100', recipient: SHOP, confirmations })],
  })
  const at = (block: number): FakeTransaction => ({ ...PAID, block })
  expect((await verify(needing(12), [at(89)])).status).toBe('settled')
  await expect(verify(needing(12), [at(90)])).rejects.toMatchObject({ code: 'pay/not-final' })
  expect((await verify(needing(null), [at(50)])).status).toBe('settled')
  await expect(verify(needing(null), [at(51)])).rejects.toMatchObject({ code: 'pay/not-final' })
})

test('refuses a payment that is older than the invoice', async () => {
  const createdAt = (BLOCK_TIME + 7201) * 1000
  await expect(verify({ createdAt }, [PAID])).rejects.toMatchObject({ code: 'pay/not-on-chain' })
})

test('counts only the exact amount at a shared address', async () => {
  const shared = [railOf({ asset: USD, price: '100', recipient: SHOP, matching: 'amount' })]
  const transaction = { transfers: [{ token: TOKEN, to: SHOP, amount: 101n }], block: 40 }
  expect((await verify({ rails: shared }, [PAID])).status).toBe('settled')
  await expect(verify({ rails: shared }, [transaction])).rejects.toMatchObject({ code: 'pay/not-on-chain' })
})

test("proves a contract's payout by the balance of the invoice's own address", async () => {
  const listed = [paymentOf({ asset: ETHER, txHash: null, amount: '3000' })]
  const proven = { payments: listed, balances: { [SHOP]: 3000n } }
  expect((await verify(proven, [])).status).toBe('settled')
  await expect(verify({ ...proven, balances: { [SHOP]: 2999n } }, [])).rejects.toMatchObject({ code: 'pay/too-little' })
  await expect(verify({ payments: listed }, [])).rejects.toMatchObject({ code: 'pay/not-on-chain' })
  const shared = [railOf({ asset: ETHER, price: '3000', recipient: SHOP, matching: 'amount' })]
  await expect(verify({ ...proven, rails: shared }, [])).rejects.toMatchObject({ code: 'pay/not-on-chain' })
  // The balance already contains the payment with a hash.
  const both = [...listed, paymentOf({ asset: ETHER, txHash: hashOf(1), amount: '1500' })]
  const coin = { transfers: [{ to: SHOP, amount: 1500n }], block: 40 }
  await expect(verify({ payments: both, balances: { [SHOP]: 2999n } }, [coin])).rejects.toMatchObject({
    code: 'pay/too-little',
  })
})

test('refuses an invoice of another order, amount, currency or recipient', async () => {
  await expect(verify({}, [PAID], { orderId: '1043' })).rejects.toMatchObject({ code: 'pay/order-mismatch' })
  for (const amount of [
    { minor: 5000n, currency: 'EUR' },
    { minor: 4999n, currency: 'USD' },
  ]) {
    await expect(verify({}, [PAID], { amount })).rejects.toMatchObject({ code: 'pay/amount-mismatch' })
  }
  const own = SHOP.toUpperCase().replace('0X', '0x')
  expect((await verify({}, [PAID], { recipients: [own] })).status).toBe('settled')
  for (const recipients of [[addressOf(8)], [], () => false, () => Promise.resolve(false)]) {
    await expect(verify({}, [PAID], { recipients })).rejects.toMatchObject({ code: 'pay/recipient-mismatch' })
  }
})

test("returns other statuses without a proof, and proves the merchant's own mark", async () => {
  for (const status of ['open', 'processing', 'expired', 'invalid', 'reversed'] as const)
    expect((await verify({ status }, [])).status).toBe(status)
  await expect(verify({ exceptions: ['marked'], payments: [] }, [])).rejects.toMatchObject({ code: 'pay/too-little' })
})

test('refuses without a node, with the node of another chain, and with one that fails', async () => {
  const backend = backendOf(invoiceOf({ rails, payments }))
  await expect(stage(backend).invoices.verify(INVOICE, ORDER)).rejects.toMatchObject({ code: 'pay/no-rpc-url' })
  const other = new FakeEvm(5)
  other.transactions.set(hashOf(1), PAID)
  const failing = () => new Response('no', { status: 500 })
  for (const node of [nodeOf(other), failing, () => Response.json({ id: 1, error: { code: 1 } })]) {
    await expect(stage(backend, { [EVM]: node }).invoices.verify(INVOICE, ORDER)).rejects.toMatchObject({
      code: 'pay/chain-unavailable',
    })
  }
})
