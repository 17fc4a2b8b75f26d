import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { KEY, SECRET } from '../../../test/PayStage'
import { createPayServer } from '../createPayServer'
import type { PayServer } from '../PayServer'
import type { PayEvent } from './PayEvent'

const NOW = 1_800_000_000
const OLD = 'whsec_bm90IHRoZSBjdXJyZW50IG9uZSwgYnV0IG9sZA=='
const OTHER = 'whsec_dGhlIHNlY3JldCBvZiBhIGRpZmZlcmVudCBzaG9w'
const EVENT = {
  type: 'invoice.settled',
  timestamp: '2027-01-15T08:00:00.000Z',
  data: {
    invoiceId: 'a',
    orderId: '1042',
    status: 'settled',
    exceptions: ['over'],
    amount: { minor: '4999', currency: 'EUR' },
    sequence: 3,
  },
}
const BODY = JSON.stringify(EVENT)

function serverAt(seconds = NOW, webhookSecrets: readonly (string | undefined)[] = [SECRET]): PayServer {
  return createPayServer({ url: 'https://cloud.example', apiKey: KEY, webhookSecrets, now: () => seconds * 1000 })
}

function signed(body: string, secret = SECRET, timestamp = `${NOW}`, id = 'msg-1'): Record<string, string> {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

function parse(body: string, headers: Parameters<PayServer['webhooks']['parse']>[1], at = NOW): Promise<PayEvent> {
  return serverAt(at).webhooks.parse(body, headers)
}

test('returns the event of a signed webhook', async () => {
  const event = {
    id: 'msg-1',
    type: 'invoice.settled',
    invoiceId: 'a',
    orderId: '1042',
    status: 'settled',
    exceptions: ['over'],
    amount: { minor: 4999n, currency: 'EUR' },
    sequence: 3,
    timestamp: Date.parse(EVENT.timestamp),
  }
  expect(await parse(BODY, signed(BODY))).toEqual(event)
  expect(await parse(BODY, new Headers(signed(BODY)))).toEqual(event)
  const nodeHeaders = { host: 'shop.example', 'set-cookie': ['a'], ...signed(BODY) }
  expect(await parse(BODY, nodeHeaders)).toEqual(event)
  const upper = Object.fromEntries(Object.entries(signed(BODY)).map(([name, value]) => [name.toUpperCase(), value]))
  expect(await parse(BODY, upper)).toEqual(event)
})

test('accepts the previous secret during a rotation, and a list of signatures', async () => {
  const rotating = serverAt(NOW, [SECRET, OLD])
  expect((await rotating.webhooks.parse(BODY, signed(BODY, OLD))).id).toBe('msg-1')
  expect((await serverAt(NOW, [SECRET, undefined]).webhooks.parse(BODY, signed(BODY))).id).toBe('msg-1')
  const list = `v1a,abc ${signed(BODY, OTHER)['webhook-signature']} ${signed(BODY)['webhook-signature']}`
  expect((await parse(BODY, { ...signed(BODY), 'webhook-signature': list })).id).toBe('msg-1')
  await expect(parse(BODY, signed(BODY, OLD))).rejects.toMatchObject({ code: 'pay/webhook-signature' })
})

const forged = BODY.replace('"1042"', '"1043"')
const attacks: readonly [string, string, Record<string, string>][] = [
  ['a body that was changed', forged, signed(BODY)],
  ['a body that was cut', BODY.slice(0, -1), signed(BODY)],
  ['a body with a space more', `${BODY} `, signed(BODY)],
  ['the secret of another shop', BODY, signed(BODY, OTHER)],
  ['the id of another webhook', BODY, { ...signed(BODY), 'webhook-id': 'msg-2' }],
  ['a fresh timestamp on an old signature', BODY, { ...signed(BODY), 'webhook-timestamp': `${NOW + 1}` }],
  ['a signature of zeros', BODY, { ...signed(BODY), 'webhook-signature': `v1,${'A'.repeat(43)}=` }],
]

test.each(attacks)('refuses %s', async (_, body, headers) => {
  await expect(parse(body, headers)).rejects.toMatchObject({ code: 'pay/webhook-signature' })
})

test('refuses webhooks that are replayed after five minutes, or from the future', async () => {
  const headers = signed(BODY)
  for (const at of [NOW + 300, NOW - 300]) expect((await parse(BODY, headers, at)).sequence).toBe(3)
  for (const at of [NOW + 301, NOW - 301, NOW + 86_400])
    await expect(parse(BODY, headers, at)).rejects.toMatchObject({ code: 'pay/webhook-stale' })
})

const { 'webhook-signature': signature = '', ...unsigned } = signed(BODY)
const malformed: readonly [string, string, Parameters<PayServer['webhooks']['parse']>[1]][] = [
  ['no headers', BODY, {}],
  ['no signature', BODY, unsigned],
  ['an empty signature', BODY, { ...unsigned, 'webhook-signature': '' }],
  ['a short signature', BODY, { ...unsigned, 'webhook-signature': 'v1,AAAA' }],
  ['a signature of another version', BODY, { ...unsigned, 'webhook-signature': signature.replace('v1', 'v2') }],
  ['many signatures', BODY, { ...unsigned, 'webhook-signature': Array(100).fill(signature).join(' ') }],
  ['two signature headers', BODY, { ...unsigned, 'webhook-signature': [signature, signature] }],
  ['the same header twice', BODY, { ...signed(BODY), 'Webhook-Id': 'msg-2' }],
  ['a timestamp that is no number', BODY, signed(BODY, SECRET, 'NaN')],
  ['a timestamp with a sign', BODY, signed(BODY, SECRET, `+${NOW}`)],
  ['an id with a dot', BODY, signed(BODY, SECRET, `${NOW}`, 'msg.1')],
  ['a huge id', BODY, signed(BODY, SECRET, `${NOW}`, 'a'.repeat(256))],
  ['an empty body', '', signed('')],
  ['a huge body', `${BODY}${' '.repeat(40_000)}`, signed(`${BODY}${' '.repeat(40_000)}`)],
  ['a body that is not JSON', '{"type"', signed('{"type"')],
  ['an event without an order', '{"type":"invoice.settled","data":{}}', signed('{"type":"invoice.settled","data":{}}')],
]

test.each(malformed)('refuses %s', async (_, body, headers) => {
  await expect(parse(body, headers)).rejects.toMatchObject({ code: 'pay/webhook-malformed' })
})

test('refuses a body that was parsed before', async () => {
  await expect(serverAt().webhooks.parse(Object(EVENT), signed(BODY))).rejects.toMatchObject({
    code: 'pay/webhook-malformed',
  })
})

test.each([[[]], [[SECRET, OLD, OTHER]], [['']], [['whsec_c2hvcnQ=']], [['secret']], [[`whsec_${'A'.repeat(120)}`]]])(
  'refuses the secrets %j',
  secrets => {
    expect(() => serverAt(NOW, secrets)).toThrow(expect.objectContaining({ code: 'pay/invalid-option' }))
  },
)
