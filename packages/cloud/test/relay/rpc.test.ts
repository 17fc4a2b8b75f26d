import { randomBytes } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { RpcResponse } from '../../src/relay/answerRpc'
import { sha256Hex } from '../../src/relay/sha256Hex'
import { Identity } from './Identity'
import { RawClient } from './RawClient'
import { PROJECT, startTestRelay, type TestRelay } from './startTestRelay'

let relay: TestRelay
let topic: string
const identity = new Identity()

beforeEach(async () => {
  relay = await startTestRelay({ limits: { clientRate: { burst: 20, perSecond: 0 } } })
  onTestFinished(() => relay.stop())
  topic = randomBytes(32).toString('hex')
})

const post = (body: string, overrides: object = {}): Promise<RpcResponse> =>
  relay.relay.handleRpc({
    authorization: `Bearer ${identity.token({ aud: relay.url })}`,
    projectId: PROJECT,
    origin: undefined,
    clientKey: { address: 'somewhere' },
    body,
    ...overrides,
  })
const request = (method: string, params: object): string =>
  `{"id":1732012345678123457,"jsonrpc":"2.0","method":"${method}","params":${JSON.stringify(params)}}`

test('a message published over HTTP reaches a socket', async () => {
  const client = await RawClient.open(relay)
  await client.request('irn_subscribe', { topic })
  expect(await post(request('irn_publish', { topic, message: 'hello', ttl: 300, tag: 1 }))).toEqual({
    status: 200,
    body: '{"id":1732012345678123457,"jsonrpc":"2.0","result":true}',
  })
  expect((await client.nextPush()).params.data.message).toBe('hello')
})

test('fills a mailbox for a subscription over HTTP, which an acknowledgment empties', async () => {
  await post(request('irn_subscribe', { topic }))
  const publisher = await RawClient.open(relay)
  await publisher.request('irn_publish', { topic, message: 'hello', ttl: 300, tag: 1 })
  const first = JSON.parse((await post(request('irn_fetchMessages', { topic }))).body)
  expect(first.result.messages).toMatchObject([{ topic, message: 'hello' }])
  const again = JSON.parse((await post(request('irn_batchFetchMessages', { topics: [topic] }))).body)
  expect(again.result).toEqual(first.result)
  const receipts = [{ topic, messageId: sha256Hex('hello') }]
  expect(JSON.parse((await post(request('irn_batchReceive', { receipts }))).body).result).toBe(true)
  const second = JSON.parse((await post(request('irn_fetchMessages', { topic }))).body)
  expect(second.result).toEqual({ messages: [], hasMore: false })
})

test.for<[number, string, object]>([
  [401, 'JWT validation error: JWT Token is missing', { authorization: undefined }],
  [401, 'JWT validation error: JWT Token is missing', { authorization: 'Basic YTpi' }],
  [401, 'Unauthorized: invalid key', { projectId: 'unknown' }],
  [401, 'Unauthorized: origin not allowed', { origin: 'https://evil.example' }],
  [413, 'Invalid request: larger than 393216 bytes', { body: 'x'.repeat(400_000) }],
  [400, 'Parse error: the frame is not valid JSON', { body: 'x' }],
  [400, 'Invalid request: method must be a string', { body: '{"id":1,"result":true}' }],
  [200, 'Method not found', { body: '{"id":1,"method":"unknown"}' }],
])('%i: %s', async ([status, message, overrides]) => {
  const answer = await post('{}', overrides)
  expect([answer.status, JSON.parse(answer.body).error.message]).toEqual([status, message])
})

test('answers 429 to a client above its rate', async () => {
  for (let index = 0; index < 20; index++) expect((await post(request('unknown', {}))).status).toBe(200)
  expect(await post(request('unknown', {}))).toMatchObject({ status: 429, body: expect.stringContaining('Too Many') })
})

test('answers with an error that reveals nothing about a failing store', async () => {
  relay.store.subscribe = () => Promise.reject(new Error('password=hunter2'))
  const { status, body } = await post(request('irn_subscribe', { topic }))
  expect([status, JSON.parse(body).error]).toEqual([200, { code: -32603, message: 'Internal error' }])
})
