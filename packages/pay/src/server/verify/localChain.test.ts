import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { type Chain, createWalletClient, erc20Abi, type HttpTransport, http, type WalletClient } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backendOf, INVOICE, invoiceOf, KEY, ORDER, paymentOf, railOf, SECRET, URL } from '../../../test/PayStage'
import { createPayServer } from '../createPayServer'
import type { PayInvoice } from '../PayInvoice'

const CHAIN = 'eip155:31337'
const SHOP = '0x00000000000000000000000000000000000c0ffe'
let chain: EvmChain
let token: `0x${string}`

beforeAll(async () => {
  chain = await startEvmChain()
  token = await chain.createToken({ name: 'Dollar', symbol: 'USD', decimals: 6 })
  await chain.mintTo(token, chain.accounts[0].address, 1000n)
})
afterAll(() => chain?.[Symbol.asyncDispose]())

function wallet(): WalletClient<HttpTransport, Chain, PrivateKeyAccount> {
  const account = privateKeyToAccount(chain.accounts[0].privateKey)
  return createWalletClient({ account, chain: chain.chain, transport: http(chain.url) })
}

function verify(asset: string, price: bigint, txHash: string, confirmations = 1): Promise<PayInvoice> {
  const invoice = invoiceOf({
    rails: [railOf({ asset, price: `${price}`, recipient: SHOP, confirmations })],
    payments: [paymentOf({ asset, txHash, amount: `${price}` })],
    createdAt: Date.now(),
  })
  const server = createPayServer({
    url: URL,
    apiKey: KEY,
    webhookSecrets: [SECRET],
    rpcUrls: { [CHAIN]: chain.url },
    fetch: async (input, init) =>
      `${input}`.startsWith(URL) ? backendOf(invoice)(new Request(input, init)) : fetch(input, init),
  })
  return server.invoices.verify(INVOICE, ORDER)
}

test('proves payments on a real node, and refuses what the node refutes', async () => {
  const coin = await wallet().sendTransaction({ to: SHOP, value: 500n })
  const args = [SHOP, 70n] as const
  const transfer = await wallet().writeContract({ address: token, abi: erc20Abi, functionName: 'transfer', args })
  for (const hash of [coin, transfer]) await chain.client.waitForTransactionReceipt({ hash })
  const [ether, usd] = [`${CHAIN}/slip44:60`, `${CHAIN}/erc20:${token}`]

  expect((await verify(ether, 500n, coin)).status).toBe('settled')
  expect((await verify(usd, 70n, transfer)).status).toBe('settled')
  await expect(verify(ether, 501n, coin)).rejects.toMatchObject({ code: 'pay/too-little' })
  await expect(verify(usd, 70n, coin)).rejects.toMatchObject({ code: 'pay/not-on-chain' })
  await expect(verify(usd, 70n, transfer, 50)).rejects.toMatchObject({ code: 'pay/not-final' })
  await expect(verify(usd, 70n, `0x${'1'.repeat(64)}`)).rejects.toMatchObject({ code: 'pay/not-on-chain' })
})
