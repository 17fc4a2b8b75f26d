import type { Invoice, InvoiceRefund } from '@openappkit/contract'
import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { merchantOf, type PayServer, railOf, startPayServer } from '../../test/pay/PayStage'
import { sendSolana, withReferences } from '../../test/pay/sendSolana'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { lamportTransfer, type SolanaInstructions, tokenTransfer } from './refunds/solanaTransfer'

/** 100 dollars at 150 dollars per SOL, rounded up. */
const PRICE = 666_666_667n
const TOKENS = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const databaseUrl = sharedDatabase()
let solana: SolanaChain
let [usd, fake]: string[] = []

beforeAll(async () => {
  solana = await startSolanaChain()
  usd = await solana.createMint({ decimals: 6 })
  fake = await solana.createMint({ decimals: 6 })
  for (const mint of [usd, fake]) await solana.mintTo(mint, payer().address, 10n ** 12n)
}, 60_000)
afterAll(() => solana?.stop())

function payer(): SolanaChain['accounts'][0] {
  return solana.accounts[1] ?? solana.accounts[0]
}

let used = 2
/** Starts a server whose merchant has a wallet of its own, without token accounts. */
async function stage(): Promise<PayServer & { readonly merchant: SolanaChain['accounts'][0] }> {
  used += 1
  const merchant = solana.accounts[used] ?? solana.accounts[0]
  const assets = [{ asset: 'native' }, { asset: usd ?? '', peg: 'USD' }]
  const receive = { chainId: solana.caipNetworkId, assets, address: merchant.address }
  const server = await startPayServer(
    databaseUrl(),
    { [solana.caipNetworkId]: solana.url },
    {
      merchants: [merchantOf([receive])],
    },
  )
  onTestFinished(() => server[Symbol.asyncDispose]())
  return { ...server, merchant, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

const send = (instructions: SolanaInstructions, key = payer().secretKey): Promise<string> =>
  sendSolana(solana.url, key, instructions)

const sol = (): string => `${solana.caipNetworkId}/slip44:501`
const referenceOf = (invoice: Pick<Invoice, 'rails'>): string => railOf(invoice, sol()).reference ?? ''
const tokens = (mint: string | undefined, to: string, amount: bigint): SolanaInstructions =>
  tokenTransfer({ from: payer().address, to, amount }, { mint: mint ?? '', program: TOKENS, decimals: 6 })
const lamports = (to: string, amount: bigint): SolanaInstructions =>
  lamportTransfer({ from: payer().address, to, amount })

test('sums all transfers with the reference, dust included', async () => {
  const server = await stage()
  const { address } = server.merchant
  const [invoice, other] = [await server.create(), await server.create()]
  expect(railOf(invoice, sol())).toMatchObject({ matching: 'reference', price: `${PRICE}`, recipient: address })
  const reference = referenceOf(invoice)
  await send(withReferences(lamports(address, 5n), [reference]))
  await send(withReferences(lamports(address, PRICE - 5n), [reference]))
  const settled = await server.until(invoice, 'settled')
  expect(settled.exceptions).toEqual([])
  expect(settled.payments.map(({ amount }) => amount)).toEqual(['5', `${PRICE - 5n}`])
  expect(await server.read(other)).toMatchObject({ status: 'open', payments: [] })
})

test('the first payment into a new token account counts', async () => {
  const server = await stage()
  const { address } = server.merchant
  const invoice = await server.create()
  expect(await solana.tokenBalanceOf(address, usd ?? '')).toBe(0n)
  await send(withReferences(tokens(usd, address, 100_000_000n), [referenceOf(invoice)]))
  expect(await server.until(invoice, 'settled')).toMatchObject({
    exceptions: [],
    payments: [{ amount: '100000000', role: 'payment', status: 'final' }],
  })
})

test('another token, a missing reference and one transfer for two invoices', async () => {
  const server = await stage()
  const { address } = server.merchant
  const [first, second] = [await server.create(), await server.create()]
  await send(withReferences(tokens(fake, address, 100_000_000n), [referenceOf(first)]))
  await expect.poll(async () => (await server.read(first)).exceptions, { timeout: 10_000 }).toEqual(['wrongAsset'])
  const lost = await send(lamports(address, PRICE))
  const report = { chainId: solana.caipNetworkId, txHash: lost }
  await server.post(`/v1/pay/checkouts/${first.id}/payments`, report, first.clientSecret)
  const references = [referenceOf(first), referenceOf(second)]
  await send(withReferences(lamports(address, PRICE), references))
  await expect
    .poll(async () => (await Promise.all([first, second].map(one => server.read(one)))).map(one => one.status).sort(), {
      timeout: 10_000,
    })
    .toEqual(['open', 'settled'])
})

test('a reference in a lookup table counts, and a failed transfer does not', async () => {
  const server = await stage()
  const { address } = server.merchant
  const invoice = await server.create()
  const reference = referenceOf(invoice)
  await expect(send(withReferences(lamports(address, 10n ** 15n), [reference]))).rejects.toThrow()
  const lookup = { table: await solana.createLookupTable([reference]), addresses: [reference] }
  const instructions = withReferences(lamports(address, PRICE), [reference])
  const txHash = await sendSolana(solana.url, payer().secretKey, instructions, lookup)
  expect(await server.until(invoice, 'settled')).toMatchObject({ exceptions: [], payments: [{ txHash }] })
})

test('refunds a token payment with instructions that the wallet signs', async () => {
  const server = await stage()
  const { address, secretKey } = server.merchant
  const invoice = await server.create()
  await send(withReferences(tokens(usd, address, 100_000_000n), [referenceOf(invoice)]))
  const [payment] = (await server.until(invoice, 'settled')).payments
  const to = solana.accounts[9]?.address ?? ''
  const { body } = await server.post<InvoiceRefund>(`/v1/pay/invoices/${invoice.id}/refunds`, {
    paymentId: payment?.id,
    to,
  })
  if (body.transaction?.kind !== 'solana') throw new Error(JSON.stringify(body))
  await send(body.transaction.instructions, secretKey)
  expect(await solana.tokenBalanceOf(to, usd ?? '')).toBe(100_000_000n)
})
