import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud, type TestCloud } from '../../test/server/startTestCloud'
import { allFeatures } from '../projects/allFeatures'
import type { CloudOptions } from '../server/CloudOptions'

const databaseUrl = sharedDatabase()

async function start(options: CloudOptions = {}): Promise<TestCloud> {
  const cloud = await startTestCloud({ databaseUrl: databaseUrl(), ...options })
  onTestFinished(() => cloud.close())
  return cloud
}

function refusal(description = 'Unauthorized: invalid key') {
  return { status: 'FAILED', reasons: [{ field: 'authentication', description }] }
}

test('lets every app read every response, including failures', async () => {
  const { url } = await start()
  for (const path of [
    '/appkit/v1/config?projectId=local',
    '/appkit/v1/config',
    '/nothing',
    '/v1/identity/0x0',
    '/health',
  ]) {
    const { headers } = await fetch(`${url}${path}`, { headers: { origin: 'https://app.example' } })
    expect([path, headers.get('access-control-allow-origin')]).toEqual([path, '*'])
  }
})

test('a preflight allows the headers of clients, and private network access to local apps only', async () => {
  const { url } = await start()
  const preflight = (extra: Record<string, string>): Promise<Response> =>
    fetch(`${url}/v1?chainId=eip155:31337&projectId=local`, {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'POST', ...extra },
    })
  const plain = await preflight({ 'access-control-request-headers': 'x-sdk-version' })
  expect(plain.status).toBe(204)
  expect(plain.headers.get('access-control-allow-headers')).toContain('x-sdk-version')
  expect(plain.headers.get('access-control-allow-methods')).toContain('POST')
  expect(plain.headers.get('access-control-allow-private-network')).toBeNull()

  const wanted = { 'access-control-request-private-network': 'true' }
  const isGranted = async (origin: string): Promise<string | null> =>
    (await preflight({ ...wanted, origin })).headers.get('access-control-allow-private-network')
  expect(await isGranted('http://localhost:5173')).toBe('true')
  for (const origin of ['https://app.example', 'http://localhost.app.example', 'http://192.168.1.7', 'null'])
    expect([origin, await isGranted(origin)]).toEqual([origin, null])
})

test('answers 401 with the relay protocol’s text for an unknown project, a disabled one and a foreign origin', async () => {
  const { url, projects } = await start()
  const { id } = await projects.create({ name: 'Mine', allowedOrigins: ['https://*.app.example'] })
  const ask = async (query: string, origin?: string): Promise<unknown> => {
    const response = await fetch(`${url}/appkit/v1/config${query}`, { headers: origin === undefined ? {} : { origin } })
    return response.status === 200 ? 200 : [response.status, await response.json()]
  }

  expect(await ask('')).toEqual([401, refusal()])
  expect(await ask(`?projectId=${'0'.repeat(32)}`)).toEqual([401, refusal()])
  expect(await ask(`?projectId=${id}`, 'https://evil.example')).toEqual([
    401,
    refusal('Unauthorized: origin not allowed'),
  ])
  expect(await ask(`?projectId=${id}`, 'https://one.app.example')).toBe(200)
  expect(await ask(`?projectId=${id}`, 'http://localhost:5173')).toBe(200)
  expect(await ask(`?projectId=${id}`)).toBe(200)

  await projects.edit(id, { isEnabled: false })
  expect(await ask(`?projectId=${id}`, 'https://one.app.example')).toEqual([401, refusal()])
})

test('the origins of a project show an app why it is blocked: 401 unknown, 403 disabled, otherwise the list', async () => {
  const { url, projects } = await start()
  const { id } = await projects.create({ name: 'Mine', allowedOrigins: ['https://app.example'] })
  const ask = (projectId: string): Promise<Response> =>
    fetch(`${url}/projects/v1/origins?projectId=${projectId}`, { headers: { origin: 'https://evil.example' } })

  const unknown = await ask('f'.repeat(32))
  expect([unknown.status, await unknown.json()]).toEqual([401, refusal()])
  expect(await (await ask(id)).json()).toEqual({ allowedOrigins: ['https://app.example'] })
  await projects.edit(id, { isEnabled: false })
  expect((await ask(id)).status).toBe(403)
})

test('returns features and the analytics switch as configured', async () => {
  const { url, projects } = await start()
  const features = [
    { id: 'social_login', isEnabled: true, config: ['email', 'google'] },
    { id: 'swap', isEnabled: false, config: null },
  ]
  const { id } = await projects.create({ name: 'Mine', features, isAnalyticsEnabled: true })
  const read = async (path: string): Promise<unknown> => (await fetch(`${url}${path}?projectId=${id}`)).json()
  expect(await read('/appkit/v1/config')).toEqual({ features: allFeatures(features) })
  expect(await read('/getAnalyticsConfig')).toEqual({ isAnalyticsEnabled: true })
})

test('answers 429 with the time to wait to a client over its rate, and serves other clients', async () => {
  const { url } = await start({ trustedProxies: 1 })
  const ask = (address: string): Promise<Response> =>
    fetch(`${url}/e?projectId=local`, { method: 'POST', body: 'x', headers: { 'x-forwarded-for': address } })
  const answers = await Promise.all(Array.from({ length: 80 }, () => ask('203.0.113.7')))
  const limited = answers.filter(({ status }) => status === 429)

  expect(limited.length).toBeGreaterThan(0)
  expect(limited.length).toBeLessThanOrEqual(20)
  expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await limited[0]?.json()).toMatchObject({ reasons: [{ field: 'rate_limited' }] })
  expect((await ask('203.0.113.8')).status).toBe(400)
})

test('ignores addresses that a client claims', async () => {
  const { url } = await start()
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, index) =>
      fetch(`${url}/e?projectId=local`, {
        method: 'POST',
        body: 'x',
        headers: { 'x-forwarded-for': `203.0.113.${index}` },
      }),
    ),
  )
  expect(answers.some(({ status }) => status === 429)).toBe(true)
})

test('answers 413 to a body above the limit, with or without a content length', async () => {
  const { url } = await start()
  const big = 'a'.repeat(100_000)
  const whole = await fetch(`${url}/e?projectId=local`, { method: 'POST', body: big })
  expect(whole.status).toBe(413)

  const chunks = new ReadableStream({
    start(controller) {
      for (let part = 0; part < 100; part += 1) controller.enqueue(new TextEncoder().encode(big.slice(0, 1000)))
      controller.close()
    },
  })
  const init = { method: 'POST', body: chunks, duplex: 'half' } as RequestInit
  expect((await fetch(`${url}/e?projectId=local`, init)).status).toBe(413)
})

test('charges the body size against the address’s rate, with or without a content length', async () => {
  const { url } = await start()
  const body = new Uint8Array(60 * 1024).fill(0x20)
  const statuses = (path: string, bodyOf: () => BodyInit): Promise<number[]> =>
    Promise.all(
      Array.from({ length: 30 }, async () => {
        const init = { method: 'POST', body: bodyOf(), duplex: 'half' } as RequestInit
        return (await fetch(`${url}${path}`, init)).status
      }),
    )
  // The burst is 60 tokens, and each body costs four. By count alone, all 30 would pass.
  expect(await statuses('/e?projectId=local', () => body)).toContain(429)
  expect(await statuses('/batch', () => new Blob([body]).stream())).toContain(429)
})

test('the log contains routes and statuses but no client input', async () => {
  const lines: string[] = []
  const { url } = await start({ logLevel: 'trace', logTo: { write: line => void lines.push(line) } })
  await fetch(`${url}/appkit/v1/config?projectId=local&auth=sesame`, {
    headers: { origin: 'https://app.example', authorization: 'Bearer sesame' },
  })
  await fetch(`${url}/secret-path?auth=sesame`)

  const log = lines.join('')
  expect(log).toContain('"route":"/appkit/v1/config"')
  expect(log).not.toMatch(/sesame|secret-path|127\.0\.0\.1"|app\.example/)
})

test('planned services answer 501 with a failure body and appear in the OpenAPI document', async () => {
  const { url } = await start()
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
  }
  const planned = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) => ('501' in responses ? [{ path, method }] : [])),
  )
  expect(planned.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/v1/profile/suggestions/{name}', '/v1/sessions/{address}', '/sdk']),
  )
  for (const { path, method } of planned) {
    const response = await fetch(`${url}${path.replace(/\{\w+\}/g, 'eip155%3A1%3A0x0')}`, {
      method: method.toUpperCase(),
    })
    expect([path, response.status]).toEqual([path, 501])
    expect(await response.json()).toMatchObject({ status: 'FAILED', reasons: [{ field: '' }] })
  }
})

test('exposes counters for Prometheus by route, without client input', async () => {
  const { url } = await start()
  await fetch(`${url}/getWalletImage/unknown-image`)
  const metrics = await (await fetch(`${url}/metrics`)).text()
  expect(metrics).toContain(
    'openappkit_http_request_duration_seconds_count{method="GET",route="/getWalletImage/{image_id}"',
  )
  expect(metrics).toContain('openappkit_relay_connections')
  expect(metrics).not.toContain('unknown-image')
})

test('serves metrics to this machine, or to any client with the configured token', async () => {
  const metrics = async (cloud: TestCloud, headers: Record<string, string> = {}): Promise<number> =>
    (await fetch(`${cloud.url}/metrics`, { headers })).status
  const open = await start()
  expect(await metrics(open)).toBe(200)
  expect(await metrics(open, { 'x-forwarded-for': '203.0.113.7' })).toBe(401)
  expect(await metrics(open, { forwarded: 'for=203.0.113.7' })).toBe(401)

  const token = 'token-of-the-operator'
  const guarded = await start({ metricsToken: token })
  expect(await metrics(guarded)).toBe(401)
  expect(await metrics(guarded, { authorization: 'Bearer another' })).toBe(401)
  expect(await metrics(guarded, { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' })).toBe(200)
})

test('answers a project over its daily quota with the protocol’s text, and serves other projects', async () => {
  const { url, projects } = await start({ projectQuota: { unitsPerDay: 100 } })
  const { id: small } = await projects.create({ name: 'Small', quota: { unitsPerDay: 3 } })
  const { id: free } = await projects.create({ name: 'Free', quota: { unitsPerDay: 'unlimited' } })
  const ask = (projectId: string): Promise<Response> => fetch(`${url}/appkit/v1/config?projectId=${projectId}`)
  for (let times = 0; times < 3; times += 1) expect((await ask(small)).status).toBe(200)
  const refused = await ask(small)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toEqual({
    status: 'FAILED',
    reasons: [{ field: 'address', description: "Project's quota limit reached" }],
  })
  expect((await ask(free)).status).toBe(200)

  await projects.edit(small, { quota: {} })
  expect((await ask(small)).status).toBe(200)
})

test('charges the cost of a request to the project’s quota', async () => {
  const { url, projects } = await start()
  const { id } = await projects.create({ name: 'Small', quota: { unitsPerSecond: 1 } })
  const send = (calls: number): Promise<Response> =>
    fetch(`${url}/v1?chainId=eip155:31337&projectId=${id}`, {
      method: 'POST',
      body: JSON.stringify(
        Array.from({ length: calls }, (_, at) => ({ jsonrpc: '2.0', id: at, method: 'eth_chainId' })),
      ),
    })
  expect((await send(9)).status).not.toBe(429)
  const refused = await send(9)
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain("Project's quota limit reached")
})

test('a name lookup costs as much as the fetches it may cause', async () => {
  const { url } = await start()
  const statuses: number[] = []
  for (let times = 0; times < 60; times += 1)
    statuses.push((await fetch(`${url}/v1/profile/account/name${times}.eth`)).status)
  expect(statuses.slice(0, 50)).not.toContain(429)
  expect(statuses).toContain(429)
})

test('invalid HTTP ends only its own connection', async () => {
  const { url } = await start()
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await new Promise<void>(resolve => {
    socket.once('close', () => resolve())
    socket.once('error', () => resolve())
    socket.end('\0\0\0 not http\r\n\r\n')
    socket.resume()
  })
  expect((await fetch(`${url}/health`)).status).toBe(200)
})

test('logs only defects as errors, not a missing service or an unreachable chain', async () => {
  const lines: string[] = []
  const { url } = await start({
    logLevel: 'error',
    logTo: { write: line => void lines.push(line) },
    chains: { chains: { 'eip155:5': ['http://127.0.0.1:1'] } },
  })
  expect((await fetch(`${url}/v1/profile/suggestions/alice`)).status).toBe(501)
  const call = { method: 'POST', body: '{"id":1,"method":"eth_blockNumber"}' }
  expect((await fetch(`${url}/v1?chainId=eip155:5&projectId=local`, call)).status).toBe(503)
  expect(lines).toEqual([])
})

test.each([
  '/%',
  '/%E0%A4%A',
  '//',
  '/getWalletImage/%00',
  '/getWalletImage/%2e%2e%2f%2e%2e%2fpackage.json',
  '/public/getTokenImage/__proto__',
  '/getWallets?projectId=local&projectId=%00',
  '/getWallets?projectId=local&page=1e9&entries=-1',
  '/getWallets?projectId=local&page=1&entries=10&search=%00%ff',
  '/appkit/v1/config?projectId=__proto__',
  `/appkit/v1/config?projectId=${'a'.repeat(5000)}`,
])('answers %s without a defect', async path => {
  const { url } = await start()
  const { status } = await fetch(`${url}${path}`)
  expect(status).toBeLessThan(500)
})
