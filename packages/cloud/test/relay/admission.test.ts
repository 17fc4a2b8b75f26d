import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Gate } from './Gate'
import { Identity } from './Identity'
import { RawClient } from './RawClient'
import { RawUpgrade } from './RawUpgrade'
import { ORIGIN, PROJECT, startTestRelay, type TestRelay } from './startTestRelay'

let relay: TestRelay
const identity = new Identity()
const now = Math.floor(Date.now() / 1000)

beforeEach(async () => {
  relay = await startTestRelay()
  onTestFinished(() => relay.stop())
})

test('rejects a client with a close event if the client opts in', async () => {
  const client = RawClient.start(relay, { token: identity.token({ aud: relay.url, iat: now + 3600 }) })
  expect(await client.closed).toEqual({ code: 3000, reason: 'JWT validation error: JWT Token is not yet valid' })
})

test('rejects a client with an HTTP status by default', async () => {
  const client = RawClient.start(relay, { query: { projectId: 'unknown', useOnCloseEvent: 'false' } })
  const [response, body] = await new Promise<[number | undefined, string]>(resolve => {
    client.socket.on('unexpected-response', (_request, answer) => {
      answer.on('data', (data: Buffer) => resolve([answer.statusCode, data.toString()]))
    })
  })
  expect([response, body]).toEqual([401, 'Unauthorized: invalid key'])
})

test.for<[string, Record<string, string>, Record<string, string>]>([
  ['Unauthorized: invalid key', { projectId: 'unknown' }, {}],
  ['Unauthorized: invalid key', { projectId: '' }, {}],
  ['Unauthorized: origin not allowed', {}, { origin: 'https://evil.example' }],
  ['Unauthorized: origin not allowed', { origin: 'evil.bundle' }, {}],
  ['Unauthorized: origin not allowed', { origin: ORIGIN }, { origin: 'https://evil.example' }],
  ['JWT validation error: JWT Token is missing', { auth: '' }, {}],
  ['JWT validation error: JWT Token is malformed', { auth: 'a.b' }, {}],
])('%s', async ([reason, query, headers]) => {
  const client = RawClient.start(relay, { query, headers })
  expect(await client.closed).toEqual({ code: 3000, reason })
})

test('disconnects a rejected client that stays', async () => {
  const client = new RawUpgrade(relay.port, '/?projectId=unknown')
  await client.ended()
  expect(client.answer).toContain('401 Unauthorized')
  await client.cutOff()
})

test("disconnects a rejected client that doesn't close its side within 5 seconds", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const client = new RawUpgrade(relay.port, '/?projectId=unknown&useOnCloseEvent=true')
  await expect.poll(() => client.answer).toContain('invalid key')
  vi.advanceTimersByTime(5_000)
  await client.ended()
  client.close()
})

test('accepts an allowed origin, and unknown query parameters', async () => {
  const client = await RawClient.open(relay, {
    headers: { origin: ORIGIN },
    query: { ua: 'wc-2/js-2.21.8', more: '1' },
  })
  await client.settledFrames()
})

test('accepts a token in the authorization header, and keeps its case', async () => {
  const token = identity.token({ aud: `${relay.url}/` })
  const status = await new Promise(resolve => {
    const request = httpRequest(`http://127.0.0.1:${relay.port}/any/path?projectId=${PROJECT}`, {
      headers: {
        authorization: `bearer ${token}`,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      },
    })
    request.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve(response.statusCode)
    })
    request.on('response', response => resolve(response.statusCode))
    request.end()
  })
  expect(status).toBe(101)
})

test('if the project lookup fails, closes with a code that lets the client retry', async () => {
  const broken = await startTestRelay({ projects: { check: () => Promise.reject(new Error('no database')) } })
  onTestFinished(() => broken.stop())
  expect(await RawClient.start(broken).closed).toEqual({ code: 1013, reason: 'Try again later' })
})

test('survives a client that disconnects during its project lookup', async () => {
  const [lookup, answer] = [new Gate(), new Gate()]
  const check = async (): Promise<'Unauthorized: invalid key'> => {
    lookup.open()
    await answer.opened
    return 'Unauthorized: invalid key'
  }
  const slow = await startTestRelay({ projects: { check } })
  onTestFinished(() => slow.stop())
  const socket = connect(slow.port, '127.0.0.1')
  socket.write(
    `GET /?projectId=${PROJECT} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  )
  await lookup.opened
  socket.resetAndDestroy()
  answer.open()
  expect(await RawClient.start(slow).closed).toEqual({ code: 3000, reason: 'Unauthorized: invalid key' })
})

test('limits the sockets of a client', async () => {
  const small = await startTestRelay({ limits: { socketsPerClient: 1 } })
  onTestFinished(() => small.stop())
  const first = await RawClient.open(small, { identity })
  expect(await RawClient.start(small, { identity }).closed).toEqual({ code: 1013, reason: 'Too Many Requests' })
  await first.close()
  const again = await RawClient.open(small, { identity })
  await again.settledFrames()
})

test('the log contains no token and no complete client id', async () => {
  const token = identity.token({ aud: relay.url })
  const client = await RawClient.open(relay, { identity, token })
  await client.settledFrames()
  await RawClient.start(relay, { token, query: { projectId: 'unknown' } }).closed
  expect(relay.log.length).toBeGreaterThan(1)
  expect(relay.log.join()).not.toContain(token)
  expect(relay.log.join()).not.toContain(identity.clientId)
})
