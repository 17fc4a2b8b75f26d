import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { fuzzRuns } from './fuzzRuns'
import { Identity } from './Identity'
import { RawClient } from './RawClient'
import { startTestRelay, type TestRelay } from './startTestRelay'

const endless = { burst: 1e9, perSecond: 1e9 }
const METHODS = [
  'irn_publish',
  'irn_batchPublish',
  'irn_subscribe',
  'irn_batchSubscribe',
  'irn_unsubscribe',
  'irn_batchUnsubscribe',
  'irn_fetchMessages',
  'irn_batchFetchMessages',
  'irn_batchReceive',
  'irn_watchRegister',
  'wc_proposeSession',
  'wc_approveSession',
  'waku_publish',
  'toString',
  '__proto__',
  '',
]

let relay: TestRelay
/** A message that only its subscriber may see. */
const secret = randomBytes(32).toString('hex')
const secretTopic = randomBytes(32).toString('hex')

beforeEach(async () => {
  relay = await startTestRelay({ limits: { socketRate: endless, clientRate: endless, projectRate: endless } })
  onTestFinished(() => relay.stop())
  const [owner, publisher] = [await RawClient.open(relay), await RawClient.open(relay)]
  await owner.request('irn_subscribe', { topic: secretTopic })
  await publisher.request('irn_publish', { topic: secretTopic, message: secret, ttl: 3600, tag: 1 })
})

/** Sends a frame and expects exactly one JSON-RPC response to it, with a result or an error, and without the secret. */
async function answerTo(client: RawClient, frame: string): Promise<{ id: unknown; error?: { code: number } }> {
  client.send(frame)
  const text = await client.nextFrame()
  expect(text).not.toContain(secret)
  const answer = JSON.parse(text)
  expect(answer).toMatchObject({ jsonrpc: '2.0' })
  expect('error' in answer).not.toBe('result' in answer)
  if ('error' in answer) expect(answer.error).toEqual({ code: expect.any(Number), message: expect.any(String) })
  return answer
}

test('answers any text with a JSON-RPC error', async () => {
  const client = await RawClient.open(relay)
  const text = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.json(),
    fc.constantFrom('', '{', '[]', 'null', '{"id":', '[[['.repeat(10_000)),
  )
  await fc.assert(
    fc.asyncProperty(text, async frame => {
      const answer = await answerTo(client, frame)
      expect(answer.error?.code).toBeLessThan(0)
    }),
    fuzzRuns(300),
  )
})

test('answers any params, with the id of the request', async () => {
  const client = await RawClient.open(relay)
  // Unsubscribing, fetching and publishing may name the secret topic, because only a subscription reveals its messages.
  const topic = fc.oneof(fc.constant(secretTopic), fc.string(), fc.stringMatching(/^[0-9a-f]{64}$/))
  const value = fc.oneof(fc.anything(), topic)
  const params = fc.oneof(
    fc.anything(),
    fc.record(
      {
        topic,
        topics: fc.oneof(fc.array(topic), value),
        message: value,
        messages: fc.array(fc.record({ topic, message: value, ttl: value, tag: value })),
        subscriptions: fc.array(fc.record({ topic, id: value })),
        receipts: fc.array(fc.record({ topic, messageId: fc.integer() })),
        ttl: fc.oneof(fc.integer(), value),
        tag: fc.oneof(fc.nat(), value),
        pairingTopic: fc.string(),
        sessionTopic: fc.string(),
      },
      { requiredKeys: [] },
    ),
  )
  const method = fc.constantFrom(...METHODS.filter(name => !/subscribe$/i.test(name) || /unsubscribe/i.test(name)))
  await fc.assert(
    fc.asyncProperty(method, params, fc.nat(), async (name, input, id) => {
      const frame = JSON.stringify({ id, jsonrpc: '2.0', method: name, params: input })
      expect((await answerTo(client, frame)).id).toBe(id)
    }),
    fuzzRuns(500),
  )
})

test('echoes or rejects ids of any kind and size', async () => {
  const client = await RawClient.open(relay)
  const id = fc.oneof(
    fc.bigInt().map(String),
    fc.string().map(text => JSON.stringify(text)),
    fc.integer({ min: 100, max: 5000 }).map(length => '9'.repeat(length)),
    fc.json(),
    fc.constantFrom('1e400', '-0', '1.50', 'null', 'true', '{}', '[1]', `"${'x'.repeat(10_000)}"`),
  )
  const before = fc.constantFrom('', '"params":{"id":3,"a":["id",{"id":4}]},', '"x":"\\"id\\":5",')
  await fc.assert(
    fc.asyncProperty(id, before, async (token, first) => {
      client.send(`{${first}"id":${token},"jsonrpc":"2.0","method":"nothing"}`)
      const answer = await client.nextFrame()
      const isKept = /^["\d-]/.test(token.trim()) && token.trim().length <= 128
      expect(answer.startsWith(`{"id":${isKept ? token.trim() : 'null'},"jsonrpc":"2.0","error":`)).toBe(true)
    }),
    fuzzRuns(300),
  )
})

test('rejects ten thousand topics in a batch, and keeps the connection', async () => {
  const client = await RawClient.open(relay)
  const topics = (count: number): string[] => Array.from({ length: count }, () => secretTopic.replace('0', '1'))
  await expect(client.request('irn_batchSubscribe', { topics: topics(10_000) })).rejects.toMatchObject({ code: -32600 })
  await expect(client.request('irn_batchSubscribe', { topics: topics(3000) })).rejects.toMatchObject({ code: -32602 })
  await expect(client.request('irn_batchFetchMessages', { topics: topics(501) })).rejects.toMatchObject({
    code: -32602,
  })
  expect(await client.request('irn_batchSubscribe', { topics: topics(500) })).toHaveLength(500)
})

test('answers a frame above the limit with its id, and closes only that connection if the frame is far above', async () => {
  const [client, other] = [await RawClient.open(relay), await RawClient.open(relay)]
  const message = 'x'.repeat(400_000)
  const large = { topic: secretTopic, message, ttl: 300, tag: 1 }
  await expect(client.request('irn_publish', large)).rejects.toMatchObject({
    code: -32600,
    message: 'Invalid request: the frame is larger than 393216 bytes',
  })
  expect(await client.request('irn_publish', { ...large, message: message.slice(0, 390_000) })).toBe(true)
  client.send('x'.repeat(5_000_000))
  expect(await client.closed).toMatchObject({ code: 1009 })
  await other.roundTrip()
})

test('answers binary frames with an error', async () => {
  const client = await RawClient.open(relay)
  client.send(randomBytes(100))
  expect(await client.nextFrame()).toMatch('"error":{"code":-32600,"message":"Invalid request: send text frames"}')
})

test('never accepts forged or expired tokens', async () => {
  const identity = new Identity()
  const valid = identity.token({ aud: relay.url })
  const now = Math.floor(Date.now() / 1000)
  const forged = fc.oneof(
    fc
      .record({ at: fc.nat(valid.length - 1), by: fc.constantFrom('A', 'Q', 'g', 'w', '.', '=', ' ') })
      .map(({ at, by }) => valid.slice(0, at) + by + valid.slice(at + 1))
      .filter(token => token !== valid),
    fc.nat(valid.length - 1).map(length => valid.slice(0, length)),
    fc.string(),
    fc.record({ exp: fc.integer({ max: now - 1 }) }).map(claims => identity.token({ aud: relay.url, ...claims })),
    fc.record({ iat: fc.integer({ min: now + 600 }) }).map(claims => identity.token({ aud: relay.url, ...claims })),
    fc.webUrl().map(aud => identity.token({ aud })),
    fc
      .constantFrom({ alg: 'none', typ: 'JWT' }, { alg: 'HS256', typ: 'JWT' }, {})
      .map(header => identity.token({ aud: relay.url }, header)),
    fc.constant(null).map(() => new Identity().token({ aud: relay.url, iss: identity.clientId })),
    fc.anything().map(iss => identity.token({ aud: relay.url, iss })),
  )
  await fc.assert(
    fc.asyncProperty(forged, async token => {
      const { code, reason } = await RawClient.start(relay, { token }).closed
      expect([code, reason]).toEqual([3000, expect.stringMatching(/^JWT validation error: /)])
    }),
    fuzzRuns(200),
  )
  await (await RawClient.open(relay, { token: valid })).roundTrip()
})
