import type { Invoice, InvoiceRail } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { BLOCK_TIME } from '../../../test/FakeEvm'
import {
  backendOf,
  type FakeHost,
  INVOICE,
  invoiceOf,
  nodeOf,
  ORDER,
  paymentOf,
  railOf,
  stage,
} from '../../../test/PayStage'
import type { PayInvoice } from '../PayInvoice'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const FAKE = 'So11111111111111111111111111111111111111112'
const SHOP = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const PAYER = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
const REFERENCE = '82ZJ7nbGpixjeDCmEhUcmwXYfvurzAgGdtSMuHnUgyny'
const SIGNATURE = '5'.repeat(88)
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const OUTPUT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const TXID = 'ab'.repeat(32)

interface SolanaPayment {
  readonly accounts?: readonly string[]
  readonly err?: unknown
  readonly mint?: string
  readonly owner?: string
  readonly status?: string
  readonly lamports?: readonly [number, number]
}

function solanaNode({
  accounts = [PAYER, SHOP, REFERENCE],
  err = null,
  lamports = [5, 5],
  mint = USDC,
  owner = SHOP,
  status = 'finalized',
}: SolanaPayment): FakeHost {
  const balance = (holder: string, amount: string): object => ({ mint, owner: holder, uiTokenAmount: { amount } })
  const details = {
    blockTime: BLOCK_TIME,
    transaction: { signatures: [SIGNATURE], message: { accountKeys: accounts.map(pubkey => ({ pubkey })) } },
    meta: {
      err,
      fee: 5000,
      preBalances: [9000, lamports[0], 0],
      postBalances: [4000, lamports[1], 0],
      preTokenBalances: [balance(PAYER, '500')],
      postTokenBalances: [balance(PAYER, '400'), balance(owner, '60'), balance(owner, '40')],
    },
  }
  const status0 = { value: [{ confirmationStatus: status }] }
  return nodeOf({ call: method => (method === 'getTransaction' ? details : status0) })
}

function verifySolana(payment: SolanaPayment, terms: Partial<InvoiceRail> = {}): Promise<PayInvoice> {
  const asset = terms.asset ?? `${SOLANA}/token:${USDC}`
  const shared = { price: '100', recipient: SHOP, matching: 'reference', reference: REFERENCE } as const
  const invoice = invoiceOf({
    rails: [railOf({ asset, ...shared, ...terms })],
    payments: [paymentOf({ asset, txHash: SIGNATURE, amount: '100' })],
  })
  return stage(backendOf(invoice), { [SOLANA]: solanaNode(payment) }).invoices.verify(INVOICE, ORDER)
}

test('proves payments on Solana in a token and in the native coin', async () => {
  expect((await verifySolana({})).status).toBe('settled')
  const coin = { asset: `${SOLANA}/slip44:501` }
  expect((await verifySolana({ lamports: [5, 105] }, coin)).status).toBe('settled')
  await expect(verifySolana({ lamports: [5, 104] }, coin)).rejects.toMatchObject({ code: 'pay/too-little' })
})

test.each<[string, SolanaPayment]>([
  ['a payment without the reference', { accounts: [PAYER, SHOP] }],
  ['a failed payment', { err: { InstructionError: [0, 'Custom'] } }],
  ['another token', { mint: FAKE }],
  ["another owner's token account", { owner: PAYER }],
])('refuses %s on Solana', async (_, payment) => {
  await expect(verifySolana(payment)).rejects.toMatchObject({ code: 'pay/not-on-chain' })
})

test('waits for a finalized block on Solana if the invoice needs one', async () => {
  const confirmed = { status: 'confirmed' }
  expect((await verifySolana(confirmed)).status).toBe('settled')
  for (const confirmations of [null, 2])
    await expect(verifySolana(confirmed, { confirmations })).rejects.toMatchObject({ code: 'pay/not-final' })
})

test('reads the accounts of lookup tables', async () => {
  const accounts = [PAYER, SHOP, FAKE, USDC, REFERENCE]
  expect((await verifySolana({ accounts })).status).toBe('settled')
})

interface BitcoinPayment {
  readonly height?: number
  readonly outputs?: readonly (readonly [string, number])[]
}

function bitcoinNode({ height = 90, outputs = [[OUTPUT, 100]] }: BitcoinPayment): FakeHost {
  const status = height > 0 ? { confirmed: true, block_height: height, block_time: BLOCK_TIME } : { confirmed: false }
  const vout = outputs.map(([scriptpubkey_address, value]) => ({ scriptpubkey_address, value }))
  return ({ url }) => {
    if (url.endsWith('/blocks/tip/height')) return new Response('90')
    return url.endsWith(`/tx/${TXID}`) ? Response.json({ txid: TXID, status, vout }) : new Response('', { status: 404 })
  }
}

function verifyBitcoin(payment: BitcoinPayment, terms: Partial<Invoice> = {}, confirmations = 1): Promise<PayInvoice> {
  const asset = `${BITCOIN}/slip44:0`
  const invoice = invoiceOf({
    rails: [railOf({ asset, price: '100', recipient: OUTPUT.toUpperCase(), confirmations })],
    payments: [paymentOf({ asset, txHash: TXID, amount: '100' })],
    ...terms,
  })
  return stage(backendOf(invoice), { [BITCOIN]: bitcoinNode(payment) }).invoices.verify(INVOICE, ORDER)
}

test('proves payments on Bitcoin, over all outputs to the recipient', async () => {
  expect((await verifyBitcoin({})).status).toBe('settled')
  const outputs = [
    [OUTPUT, 60],
    ['bc1qother', 500],
    [OUTPUT, 40],
  ] as const
  expect((await verifyBitcoin({ outputs })).status).toBe('settled')
  await expect(verifyBitcoin({ outputs: outputs.slice(0, 2) })).rejects.toMatchObject({ code: 'pay/too-little' })
})

test('refuses unconfirmed, missing and foreign payments on Bitcoin', async () => {
  await expect(verifyBitcoin({ height: 0 })).rejects.toMatchObject({ code: 'pay/not-final' })
  await expect(verifyBitcoin({ height: 89 }, {}, 3)).rejects.toMatchObject({ code: 'pay/not-final' })
  await expect(verifyBitcoin({ outputs: [['bc1qother', 100]] })).rejects.toMatchObject({ code: 'pay/not-on-chain' })
  const payments = [paymentOf({ asset: `${BITCOIN}/slip44:0`, txHash: 'cd'.repeat(32), amount: '100' })]
  await expect(verifyBitcoin({}, { payments })).rejects.toMatchObject({ code: 'pay/not-on-chain' })
})
