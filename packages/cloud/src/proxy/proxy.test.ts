import { expect, test } from 'vitest'
import { ANSWER, CALL, startProxyStage } from '../../test/proxy/proxyStage'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startUpstream, type Upstream } from '../../test/server/startUpstream'
import type { CloudOptions } from '../server/CloudOptions'

const databaseUrl = sharedDatabase()
const stage = (limits?: CloudOptions['proxy']) => startProxyStage(databaseUrl(), limits)

test('forwards ids, params and answers byte for byte, whatever the content type', async () => {
  const { first, call } = await stage()
  const body = '{ "id": 1234567890123456789, "jsonrpc": "2.0", "method": "eth_call", "params": [ 1.0, "\\u00e9" ] }'
  const passed = '{"id":1234567890123456789,"jsonrpc":"2.0","method":"eth_call","params":[ 1.0, "\\u00e9" ]}'
  const answer = '{ "jsonrpc": "2.0", "id": 1234567890123456789, "result": 12345678901234567890.0 }'
  first.answer(200, answer)

  for (const type of ['text/plain', 'application/json', 'application/octet-stream']) {
    const response = await call(body, { headers: { 'content-type': type } })
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.text()).toBe(answer)
  }
  expect(first.bodies).toEqual([passed, passed, passed])
})

test('forwards a transaction with blobs up to 2 MiB', async () => {
  const { first, call } = await stage()
  const callOf = (bytes: number): string =>
    `{"id":1,"jsonrpc":"2.0","method":"eth_sendRawTransaction","params":["0x${'ab'.repeat(bytes)}"]}`
  expect((await call(callOf(1_000_000))).status).toBe(200)
  expect(first.bodies).toEqual([callOf(1_000_000)])
  expect((await call(callOf(1_100_000))).status).toBe(413)
})

test('accepts the number of an EVM chain instead of its CAIP-2 id', async () => {
  const { first, call } = await stage()
  expect((await call(CALL, {}, '5')).status).toBe(200)
  expect(first.bodies).toEqual([CALL])
  expect((await call(CALL, {}, '6')).status).toBe(400)
})

test('sends nothing about the user to an upstream', async () => {
  const { first, call } = await stage()
  await call(CALL, {
    headers: {
      origin: 'https://app.example',
      'user-agent': 'visitor',
      cookie: 'a=b',
      'x-forwarded-for': '203.0.113.7',
    },
  })
  expect(JSON.stringify(first.headers)).not.toMatch(/app\.example|visitor|a=b|203\.0\.113/)
})

test.each<[string, (upstream: Upstream) => void]>([
  ['answers 500', upstream => upstream.answer(500, 'down')],
  ['answers 403', upstream => upstream.answer(403, '{"jsonrpc":"2.0","id":1,"result":"0x1"}')],
  ['answers 429', upstream => upstream.answer(429, 'slow down', { 'retry-after': '7' })],
  ["doesn't answer in time", upstream => upstream.hang()],
  ['answers HTML', upstream => upstream.answer(200, '<html></html>')],
  ['answers with an empty body', upstream => upstream.answer(200, '')],
  ['answers neither result nor error', upstream => upstream.answer(200, '{"jsonrpc":"2.0","id":1}')],
  ['answers one call with a batch', upstream => upstream.answer(200, `[${ANSWER}]`)],
  ['answers with more than the limit', upstream => upstream.answer(200, `{"id":1,"result":"${'a'.repeat(5000)}"}`)],
  ['is rate-limited in JSON-RPC', upstream => upstream.answer(200, failure(-32005, 'daily request limit exceeded'))],
  ['is out of sync', upstream => upstream.answer(200, failure(-32000, 'header not found'))],
])('tries the next upstream if one %s', async (_what, break_) => {
  const { first, second, call } = await stage({ timeout: 300, responseLimit: 4000 })
  break_(first)

  const response = await call(CALL)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(ANSWER)
  expect(second.bodies).toEqual([CALL])
})

test.each([
  failure(3, 'execution reverted: too many tokens'),
  failure(-32000, 'execution reverted: daily limit exceeded'),
  failure(-32000, 'insufficient funds for gas * price + value'),
  failure(-32000, 'nonce too low'),
  failure(-32601, 'the method does not exist/is not available'),
  failure(-32602, 'invalid argument 0'),
])('returns an error of the call to the caller: %s', async answer => {
  const { first, second, call } = await stage()
  first.answer(200, answer)
  expect(await (await call(CALL)).text()).toBe(answer)
  expect(second.bodies).toEqual([])
})

test('returns a 400 of the upstream unchanged', async () => {
  const { first, call } = await stage()
  first.answer(400, failure(-32600, 'invalid request'))
  const response = await call(CALL)
  expect(response.status).toBe(400)
  expect(await response.text()).toBe(failure(-32600, 'invalid request'))
})

test('answers 503 with the chain and the retry time if no upstream works', async () => {
  const { first, second, call } = await stage()
  first.answer(429, '', { 'retry-after': '7' })
  second.answer(429, '', { 'retry-after': '30' })
  const response = await call(CALL)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('7')
  expect(await response.json()).toEqual({
    status: 'FAILED',
    reasons: [{ field: 'chainId', description: 'Requested eip155:5 chain provider is temporarily unavailable' }],
  })
})

test("doesn't follow redirects of an upstream", async () => {
  await using elsewhere = await startUpstream()
  const { first, call } = await stage()
  first.answer(307, '', { location: elsewhere.url })
  expect(await (await call(CALL)).text()).toBe(ANSWER)
  expect(elsewhere.bodies).toEqual([])
})

test('probes a failed upstream and tries it last for a while', async () => {
  const { first, call } = await stage()
  first.answer(500, 'down')
  const asksFirst = async (): Promise<boolean> => {
    const before = first.bodies.filter(body => body === CALL).length
    await call(CALL)
    return first.bodies.filter(body => body === CALL).length > before
  }
  expect(await asksFirst()).toBe(true)
  await expect.poll(asksFirst).toBe(false)
})

test.each<[string, (upstream: Upstream) => void]>([
  ['an error that looks like an outage', first => first.answer(200, failure(-32000, 'header not found'))],
  ['a response that is too large', first => first.answer(200, `{"id":1,"result":"${'a'.repeat(5000)}"}`)],
  ['an HTML error page', first => first.answer(403, '<html>Blocked</html>')],
])("callers that provoke %s don't take a healthy upstream out of rotation", async (_what, provoke) => {
  const { first, call } = await stage({ responseLimit: 4000 })
  // The node fails only calls of clients. The server's own probe has different members.
  first.answerTo(body => body.includes('"params":[]'), 200, ANSWER)
  provoke(first)
  for (let times = 0; times < 3; times += 1) {
    await call(CALL)
    await expect.poll(() => first.bodies.some(body => body !== CALL)).toBe(true)
  }
  expect(first.bodies.filter(body => body === CALL)).toHaveLength(3)
})

test('tries no more upstreams than the limit', async () => {
  const { first, second, call } = await stage({ attempts: 1 })
  first.answer(500, 'down')
  expect((await call(CALL)).status).toBe(503)
  expect(second.bodies).toEqual([])
})

test('forwards a batch as one request, and rejects a batch over the limit', async () => {
  const { first, call } = await stage({ batchLimit: 2 })
  const answers = `[${ANSWER},${ANSWER}]`
  first.answer(200, answers)
  expect(await (await call(`[${CALL},${CALL}]`)).text()).toBe(answers)
  expect(first.bodies).toEqual([`[${CALL},${CALL}]`])
  expect((await call(`[${CALL},${CALL},${CALL}]`)).status).toBe(400)
})

test('sends only the unanswered calls of a batch to the next upstream, byte for byte', async () => {
  const { first, second, call } = await stage()
  const calls = ['{"id":1234567890123456789,"method":"eth_call"}', '{"id":"a\\u0062","method":"eth_getLogs"}', CALL]
  first.answer(
    200,
    `[{"id":1234567890123456789,"result":1.0},{"id":"ab","error":{"code":-32000,"message":"header not found"}}, ${ANSWER}]`,
  )
  second.answer(200, '[ {"id":"ab","result":12345678901234567890} ]')
  const response = await call(`[${calls.join(', ')}]`)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(
    `[{"id":1234567890123456789,"result":1.0},${ANSWER},{"id":"ab","result":12345678901234567890}]`,
  )
  expect(second.bodies).toEqual([`[${calls[1]}]`])
})

test("returns the last node's errors for calls that no node could answer, next to the other results", async () => {
  const { first, second, call } = await stage()
  first.answer(200, `[${ANSWER},${troubled(2)}]`)
  second.answer(500, 'down')
  const response = await call(`[${CALL},{"id":2,"method":"eth_getLogs"}]`)
  expect([response.status, await response.text()]).toEqual([200, `[${ANSWER},${troubled(2)}]`])

  first.answer(200, `[${troubled(1)},${troubled(2)}]`)
  expect((await call(`[${CALL},{"id":2,"method":"eth_getLogs"}]`)).status).toBe(503)
})

test("sends a whole batch again if its answers can't be matched to its calls", async () => {
  const { first, second, call } = await stage()
  first.answer(200, `[${ANSWER},${troubled(null)}]`)
  second.answer(200, `[${ANSWER},${ANSWER}]`)
  for (const body of [`[${CALL},${CALL}]`, `[${CALL},{"id":2,"method":"eth_getLogs"}]`]) {
    expect(await (await call(body)).text()).toBe(`[${ANSWER},${ANSWER}]`)
  }
  expect(second.bodies).toHaveLength(2)
})

const SENDING = [
  ['eth_sendRawTransaction', 'eip155:5', 'eth_blockNumber'],
  ['eth_sendRawTransactionSync', 'eip155:5', 'eth_blockNumber'],
  ['eth_sendRawTransactionConditional', 'eip155:5', 'eth_blockNumber'],
  ['sendTransaction', 'solana:pair', 'getSlot'],
  ['sendrawtransaction', 'bip122:pair', 'getblockcount'],
] as const
const send = (method = 'eth_sendRawTransaction'): string =>
  `{"id":1,"jsonrpc":"2.0","method":"${method}","params":["0x"]}`

test.each(SENDING)('once sent, %s goes to no other node, not even within a batch', async (method, chainId, other) => {
  for (const body of [send(method), `[${send(method)},{"id":2,"method":"${other}"}]`]) {
    const { first, second, call } = await stage({ timeout: 300 })
    first.hang()
    const response = await call(body, {}, chainId)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ reasons: [{ field: 'chainId' }] })
    expect([first.bodies, second.bodies]).toEqual([[body], []])
  }
})

test.each<[string, (upstream: Upstream) => void]>([
  ['answers 500', upstream => upstream.answer(500, 'down')],
  ['answers HTML', upstream => upstream.answer(200, '<html></html>')],
  ['answers with more than the limit', upstream => upstream.answer(200, `{"id":1,"result":"${'a'.repeat(5000)}"}`)],
  ['hangs up', upstream => upstream.hangUp()],
])("doesn't send a transaction again if a node %s", async (_what, break_) => {
  const { first, second, call } = await stage({ responseLimit: 4000 })
  break_(first)
  expect((await call(send())).status).toBe(503)
  expect([first.bodies, second.bodies]).toEqual([[send()], []])
})

test("returns a node's answer to a transaction, whatever error it reports", async () => {
  const { first, second, call } = await stage()
  const words = failure(-32000, 'request timed out')
  first.answer(200, words)
  expect(await (await call(send())).text()).toBe(words)
  expect(second.bodies).toEqual([])
})

test('sends only the other calls of a batch with a transaction to the next node', async () => {
  const { first, second, call } = await stage()
  const words = failure(-32000, 'request timed out')
  first.answer(200, `[${words},${troubled(2)}]`)
  second.answer(200, '[{"id":2,"result":"0x1"}]')
  const answer = await call(`[${send()},{"id":2,"method":"eth_getLogs"}]`)
  expect(await answer.text()).toBe(`[${words},{"id":2,"result":"0x1"}]`)
  expect(second.bodies).toEqual(['[{"id":2,"method":"eth_getLogs"}]'])
})

test('sends a transaction to the next node if the first one is unreachable or rate-limited', async () => {
  const { first, second, call } = await stage()
  await first[Symbol.asyncDispose]()
  expect(await (await call(send())).text()).toBe(ANSWER)
  expect(second.bodies).toEqual([send()])

  const other = await stage()
  other.first.answer(429, 'slow down')
  expect(await (await other.call(send())).text()).toBe(ANSWER)
})

test("answers eth_chainId and similar calls itself with the caller's id, but not within a batch", async () => {
  const { first, second, call } = await stage()
  const ask = async (method: string, id: string, chain?: string): Promise<string> =>
    (await call(`{"jsonrpc":"2.0","id":${id},"method":"${method}"}`, {}, chain)).text()

  expect(await ask('eth_chainId', '1234567890123456789')).toBe(
    '{"jsonrpc":"2.0","id":1234567890123456789,"result":"0x5"}',
  )
  expect(await ask('net_version', '"a-1"')).toBe('{"jsonrpc":"2.0","id":"a-1","result":"5"}')
  expect(await ask('net_listening', '1')).toBe('{"jsonrpc":"2.0","id":1,"result":true}')
  expect(first.bodies).toEqual([])

  const batch = '[{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}]'
  first.answer(200, `[${ANSWER}]`)
  await call(batch)
  expect([first.bodies, second.bodies]).toEqual([[batch], []])
})

test.each([
  ['eip155:1', 400, 'eip155:1'],
  ['eip155', 400, 'namespace:reference'],
  ['constructor:1', 400, 'namespace:reference'],
  ['__proto__', 400, 'namespace:reference'],
])('rejects chain %s with %i and the field chainId', async (chainId, status, words) => {
  const { call } = await stage()
  const response = await call(CALL, {}, chainId)
  expect(response.status).toBe(status)
  const { reasons } = (await response.json()) as { reasons: { field: string; description: string }[] }
  expect(reasons[0]?.field).toBe('chainId')
  expect(reasons[0]?.description).toContain(words)
})

test('answers 400 to invalid JSON and 422 to invalid JSON-RPC, both in plain text', async () => {
  const { call } = await stage()
  for (const [body, status] of [
    ['{', 400],
    ['', 400],
    ['[]', 422],
    ['{"id":1}', 422],
    ['7', 422],
    ['null', 422],
  ] as const) {
    const response = await call(body)
    expect([body, response.status]).toEqual([body, status])
    expect(response.headers.get('content-type')).toContain('text/plain')
  }
})

test('serves both spellings of the path, and lists the chains without a project', async () => {
  const { cloud, first } = await stage()
  first.answer(200, ANSWER)
  const response = await fetch(`${cloud.url}/v1/?chainId=eip155%3A5&projectId=local`, { method: 'POST', body: CALL })
  expect(await response.text()).toBe(ANSWER)

  const supported = await fetch(`${cloud.url}/v1/supported-chains`)
  expect(await supported.json()).toEqual({
    http: ['eip155:5', 'solana:main', 'solana:pair', 'bip122:pair'],
    ws: [],
    nfts: ['eip155:5'],
    onramp: [],
    swaps: [],
    history: ['solana:main', 'solana:pair', 'bip122:pair'],
  })
  expect(supported.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=86400')
})

test('aborts the upstream request if the caller disconnects', async () => {
  const { first, call } = await stage()
  const arrived = first.hold()
  const caller = new AbortController()
  const answer = call(CALL, { signal: caller.signal })
  const release = await arrived
  const departure = first.departure()
  caller.abort()
  await expect(answer).rejects.toThrow()
  await departure
  release()
})

function failure(code: number, message: string): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code, message } })
}

function troubled(id: number | null): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32000, message: 'header not found' } })
}
