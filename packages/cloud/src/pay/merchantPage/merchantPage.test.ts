import { expect, onTestFinished, test } from 'vitest'
import {
  API_KEY,
  merchantOf,
  OTHER_KEY,
  type PayServer,
  railOf,
  sha256,
  startPayServer,
  xpubOf,
} from '../../../test/pay/PayStage'
import { sharedChain } from '../../../test/prices/sharedChain'
import { sharedDatabase } from '../../../test/server/sharedDatabase'
import { MerchantSessions } from './MerchantSessions'

const EVM = 'eip155:31337'
const databaseUrl = sharedDatabase()
const evm = sharedChain()

async function stage(): Promise<PayServer> {
  const receive = { chainId: EVM, assets: [{ asset: 'native' }], xpub: xpubOf(8) }
  const server = await startPayServer(
    databaseUrl(),
    { [EVM]: evm().url },
    {
      merchants: [
        merchantOf([receive], { name: 'Shop <b>' }),
        merchantOf([receive], { id: 'corner', apiKeyHash: sha256(OTHER_KEY) }),
      ],
    },
  )
  onTestFinished(() => server[Symbol.asyncDispose]())
  return server
}

async function submit(
  server: PayServer,
  fields: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly text: string; readonly session: string }> {
  const response = await fetch(`${server.cloud.url}/pay/merchant`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const text = await response.text()
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(response.headers.get('set-cookie')).toBeNull()
  return { status: response.status, text, session: /name="session" value="([^"]+)"/.exec(text)?.[1] ?? '' }
}

test('a merchant signs in, reads an invoice, marks it and prepares a refund', async () => {
  const server = await stage()
  const invoice = await server.create()
  const { price, recipient } = railOf(invoice, `${EVM}/slip44:60`)
  await evm().setBalance(recipient as `0x${string}`, BigInt(price))
  const form = await (await fetch(`${server.cloud.url}/pay/merchant`)).text()
  expect(form).toContain('name="key" type="password"')
  expect((await submit(server, { key: 'wrong' })).status).toBe(401)
  const arabic = await fetch(`${server.cloud.url}/pay/merchant`, { headers: { 'accept-language': 'ar' } })
  expect(await arabic.text()).toContain('<html lang="ar" dir="rtl">')

  const list = await submit(server, { key: API_KEY })
  expect(list.text).toContain('Shop &lt;b&gt;')
  expect(list.text).toMatch(new RegExp(`${invoice.orderId}.*\\$100\\.00.*Open`))
  expect(list.text).not.toContain(API_KEY)
  const { session } = list
  expect((await submit(server, { session, view: 'invoice', id: invoice.id })).text).toContain('Mark as settled')
  const marked = await submit(server, { session, id: invoice.id, action: 'mark', status: 'settled' })
  expect(marked.text).toMatch(/The status has changed.*Settled.*Set by you/)
  expect((await server.read(invoice)).status).toBe('settled')
})

test('prepares a refund, or says why not', async () => {
  const server = await stage()
  const invoice = await server.create()
  const { price, recipient } = railOf(invoice, `${EVM}/slip44:60`)
  const body = {
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_sendTransaction',
    params: [{ from: evm().accounts[1]?.address, to: recipient, value: `0x${BigInt(price).toString(16)}` }],
  }
  await fetch(evm().url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const [payment] = (await server.until(invoice, 'settled')).payments
  const { session } = await submit(server, { key: API_KEY })
  const refund = { session, id: invoice.id, action: 'refund', payment: payment?.id ?? '' }
  expect((await submit(server, { ...refund, to: 'nonsense' })).text).toContain('The address provided is invalid')
  const { text } = await submit(server, { ...refund, to: ` ${evm().accounts[1]?.address} ` })
  expect(text).toContain(`&quot;value&quot;: &quot;${price}&quot;`)
  expect(text).toContain('&quot;nonce&quot;: 0')
})

test("shows no other merchant's invoice, and takes no forged or old session", async () => {
  const server = await stage()
  const invoice = await server.create()
  const { session } = await submit(server, { key: OTHER_KEY })
  const other = await submit(server, { session, id: invoice.id, action: 'mark', status: 'settled' })
  expect(other.text).not.toContain(invoice.orderId)
  expect((await server.read(invoice)).status).toBe('open')
  const forged = new MerchantSessions(['a secret of an attacker'], Date.now).create('shop')
  for (const token of ['', 'shop', forged, session.replace('corner', 'shop')]) {
    expect((await submit(server, { session: token, id: invoice.id })).status).toBe(401)
  }
  server.advance(15 * 60_000)
  expect((await submit(server, { session })).status).toBe(401)
})
