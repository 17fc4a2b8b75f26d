import { expect, test } from 'vitest'
import { type FakeHost, INVOICE, invoiceOf, KEY, ORDER, SECRET, stage, URL } from '../../../test/PayStage'
import { createPayServer } from '../createPayServer'

const ID = { idempotencyKey: '1042' }
const created = { ...invoiceOf({}), clientSecret: 'payer' }

test('creates an invoice with its amount as text, and the key as a header', async () => {
  const requests: Request[] = []
  const server = stage(request => {
    requests.push(request.clone())
    return Response.json(created)
  })
  const invoice = await server.invoices.create({ ...ORDER, expiresIn: 900, tolerance: { bps: 50 } }, ID)

  expect(invoice).toMatchObject({ id: INVOICE, clientSecret: 'payer', amount: { minor: 4999n, currency: 'EUR' } })
  const [request] = requests
  expect(request?.url).toBe(`${URL}/v1/pay/invoices`)
  expect(request?.headers.get('authorization')).toBe(`Bearer ${KEY}`)
  expect(request?.headers.get('idempotency-key')).toBe('1042')
  const amount = { minor: '4999', currency: 'EUR' }
  expect(await request?.json()).toEqual({ orderId: '1042', amount, expiresIn: 900, tolerance: { bps: 50 } })
})

test('reads, lists, marks and refunds', async () => {
  const paths: string[] = []
  const refund = {
    paymentId: INVOICE,
    chainId: 'eip155:1',
    asset: 'eip155:1/slip44:60',
    to: '0x01',
    amount: '7',
    transaction: { kind: 'evm', chainId: 1, from: '0x02', to: '0x01', data: '0x', value: '7', nonce: 0 },
    createdAt: 0,
  }
  const server = stage(request => {
    const path = request.url.slice(URL.length)
    paths.push(`${request.method} ${path}`)
    if (path.endsWith('/refunds')) return Response.json(refund)
    return Response.json(path.includes('?') ? { data: [invoiceOf({})], next: null } : invoiceOf({}))
  }).invoices

  expect((await server.get(INVOICE)).amount.minor).toBe(4999n)
  expect((await server.list({ orderId: '1042' })).data[0]?.amount.minor).toBe(4999n)
  expect((await server.mark(INVOICE, 'invalid')).id).toBe(INVOICE)
  expect((await server.refund(INVOICE, { paymentId: INVOICE, to: '0x01' })).amount).toBe(7n)
  await expect(server.refund(INVOICE, { paymentId: INVOICE, to: '0x01', amount: 8n })).rejects.toMatchObject({
    code: 'pay/invalid-response',
  })
  expect(paths.slice(0, 4)).toEqual([
    `GET /v1/pay/invoices/${INVOICE}`,
    'GET /v1/pay/invoices?orderId=1042',
    `POST /v1/pay/invoices/${INVOICE}/mark`,
    `POST /v1/pay/invoices/${INVOICE}/refunds`,
  ])
})

test.each([
  [401, 'pay/unauthorized'],
  [404, 'pay/not-found'],
  [409, 'pay/conflict'],
  [400, 'pay/invalid-request'],
  [429, 'pay/rate-limited'],
  [500, 'pay/unavailable'],
  [503, 'pay/unavailable'],
  [302, 'pay/unavailable'],
])('maps status %d to %s', async (status, code) => {
  const body = { status: 'FAILED', reasons: [{ field: 'orderId', description: 'Paid' }] }
  const server = stage(() => Response.json(body, { status, headers: { location: '/' } }))
  await expect(server.invoices.get(INVOICE)).rejects.toMatchObject({ code, details: 'orderId: Paid' })
})

test('says when to try again', async () => {
  const server = stage(() => new Response('', { status: 429, headers: { 'retry-after': '7' } }))
  await expect(server.invoices.get(INVOICE)).rejects.toMatchObject({ code: 'pay/rate-limited', retryAfter: 7 })
})

test.each<[string, FakeHost]>([
  ['another invoice', () => Response.json(invoiceOf({ id: 'other' }))],
  ['no JSON', () => new Response('<html>')],
  ['an amount with a fraction', () => Response.json(invoiceOf({ amount: { minor: '49.99', currency: 'EUR' } }))],
  ['a body without end', () => new Response('a'.repeat(9 * 1024 * 1024))],
])('refuses a response with %s', async (_, backend) => {
  await expect(stage(backend).invoices.get(INVOICE)).rejects.toMatchObject({ code: 'pay/invalid-response' })
})

test('refuses a new invoice for another order or amount', async () => {
  for (const wrong of [{ orderId: '1043' }, { amount: { minor: '1', currency: 'EUR' } }]) {
    const server = stage(() => Response.json({ ...created, ...wrong }))
    await expect(server.invoices.create(ORDER, ID)).rejects.toMatchObject({ code: 'pay/invalid-response' })
  }
})

test('sends nothing for an invalid parameter', async () => {
  const { invoices } = stage(() => {
    throw new Error('A request was sent')
  })
  const code = 'pay/invalid-request'
  await expect(invoices.get('../projects')).rejects.toMatchObject({ code })
  await expect(invoices.create(ORDER, { idempotencyKey: '' })).rejects.toMatchObject({ code })
  await expect(invoices.create(ORDER, { idempotencyKey: 'a\nb' })).rejects.toMatchObject({ code })
  const negative = { ...ORDER, amount: { minor: -1n, currency: 'EUR' } }
  await expect(invoices.create(negative, ID)).rejects.toMatchObject({ code })
  await expect(invoices.create({ ...ORDER, orderId: '' }, ID)).rejects.toMatchObject({ code })
})

test('keeps the API key out of errors', async () => {
  const secret = 'very\nsecret'
  const options = { url: URL, apiKey: secret, webhookSecrets: [SECRET] }
  const failure = expect.objectContaining({
    code: 'pay/invalid-option',
    message: expect.not.stringContaining('secret'),
  })
  expect(() => createPayServer(options)).toThrow(failure)
  const server = stage(() => {
    throw new TypeError('fetch failed')
  })
  const error: unknown = await server.invoices.get(INVOICE).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: 'pay/unavailable' })
  expect(JSON.stringify([error, String(error), Object(error).cause?.message])).not.toContain(KEY)
})

test.each([
  [{ url: 'cloud.example' }],
  [{ url: 'https://cloud.example/?a=b' }],
  [{ url: 'https://user:word@cloud.example' }],
  [{ apiKey: '' }],
  [{ rpcUrls: { 1: 'https://node.example' } }],
  [{ rpcUrls: { 'eip155:1': 'node.example' } }],
  [{ rpcUrls: { 'bip122:000000000019d6689c085ae165831e93': 'https://node.example?key=1' } }],
])('refuses the options %j', wrong => {
  const options = { url: URL, apiKey: KEY, webhookSecrets: [SECRET], ...wrong }
  expect(() => createPayServer(options)).toThrow(expect.objectContaining({ code: 'pay/invalid-option' }))
})
