import { createServer } from 'node:net'
import { reviewDataSchema } from '@openappkit/contract/schemas'
import { checkServedSite } from '@openappkit/wallet-site'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../test/cluster/freePort'
import { sharedDatabase } from '../../../test/server/sharedDatabase'
import { startTestCloud, type TestCloud } from '../../../test/server/startTestCloud'
import { startUpstream } from '../../../test/server/startUpstream'
import { rawGet } from '../../../test/wallet/rawGet'
import { walletSecrets } from '../../../test/wallet/walletSecrets'
import { siteFiles, writeSite } from '../../../test/wallet/writeSite'
import type { CloudOptions } from '../../server/CloudOptions'

const databaseUrl = sharedDatabase()

interface Stage {
  readonly cloud: TestCloud
  /** Origin of the wallet. */
  readonly wallet: string
  ask(path: string, init?: RequestInit): Promise<Response>
}

async function start(options: CloudOptions = {}): Promise<Stage> {
  const walletSite = options.walletSite ?? (await writeSite())
  const cloud = await startTestCloud({
    wallet: walletSecrets(),
    databaseUrl: databaseUrl(),
    ...(options.walletOrigin === undefined && { walletPort: 0 }),
    ...options,
    walletSite,
  })
  onTestFinished(() => cloud.close())
  const wallet = cloud.walletUrl ?? ''
  return { cloud, wallet, ask: (path, init) => fetch(`${wallet}${path}`, init) }
}

let stage: Stage
let projectId: string
beforeEach(async () => {
  stage = await start()
  const { id } = await stage.cloud.projects.create({
    name: 'Shop',
    allowedOrigins: ['https://shop.example', 'https://*.preview.example', 'com.example.app'],
  })
  projectId = id
})

const policyOf = ({ headers }: Response): readonly string[] =>
  (headers.get('content-security-policy') ?? '').split('; ')

test('27. the frame has a strict policy that names the origins of its project', async () => {
  const frame = await stage.ask(`/sdk?projectId=${projectId}&chainId=eip155:1&version=4`)
  expect(frame.status).toBe(200)
  expect(await frame.text()).toBe(siteFiles['sdk.html'])
  expect(policyOf(frame)).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types vault',
    'frame-ancestors https://shop.example https://*.preview.example',
  ])
  expect(Object.fromEntries(frame.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
  })
  const permissions = frame.headers.get('permissions-policy') ?? ''
  expect(permissions).toContain('publickey-credentials-get=(self), publickey-credentials-create=(self)')
  for (const off of ['camera', 'clipboard-write', 'geolocation', 'payment', 'storage-access', 'usb'])
    expect(permissions).toContain(`${off}=()`)
  expect(frame.headers.get('cross-origin-opener-policy')).toBeNull()
  expect(frame.headers.get('strict-transport-security')).toBeNull()
  expect(frame.headers.get('access-control-allow-origin')).toBeNull()
})

test.each(['approve', 'protect', 'export', 'devices', 'link'])('15. no page can embed the window %s', async page => {
  const answer = await stage.ask(`/window/${page}?from=https://shop.example`)
  expect([answer.status, await answer.text()]).toEqual([200, siteFiles['window.html']])
  expect(policyOf(answer)).toContain("frame-ancestors 'none'")
  expect(policyOf(answer)).toContain('trusted-types vault')
  // The page answers the frame that opened it.
  expect(answer.headers.get('cross-origin-opener-policy')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('15. an unknown project, a disabled one and a page of another origin get the error page', async () => {
  const other = await stage.cloud.projects.create({ name: 'Off', allowedOrigins: ['https://shop.example'] })
  await stage.cloud.projects.edit(other.id, { isEnabled: false })
  const listed = { referer: 'https://shop.example/' }
  for (const [query, headers] of [
    ['', listed],
    [`?projectId=${'0'.repeat(32)}`, listed],
    ['?projectId=../../etc', listed],
    [`?projectId=${other.id}`, listed],
    [`?projectId=${projectId}`, { referer: 'https://evil.example/' }],
    [`?projectId=${projectId}`, { referer: 'http://localhost:5173/' }],
    [`?projectId=${projectId}`, { referer: 'https://shop.example.evil.example/' }],
  ] as const) {
    const answer = await stage.ask(`/sdk${query}`, { headers })
    expect([query, headers, answer.status, await answer.text()]).toEqual([query, headers, 403, siteFiles['error.html']])
    expect(policyOf(answer)).toContain('frame-ancestors *')
    expect(policyOf(answer)).toContain("trusted-types 'none'")
    expect(answer.headers.get('content-security-policy')).not.toMatch(/worker-src|connect-src/)
  }
  expect((await stage.ask(`/sdk?projectId=${projectId}`, { headers: listed })).status).toBe(200)
})

test('serves what reviews need to know to pages of the wallet only', async () => {
  const answer = await stage.ask('/wallet/v1/descriptors')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  expect(reviewDataSchema.safeParse(await answer.json()).success).toBe(true)
  const foreign = await stage.ask('/wallet/v1/descriptors', { headers: { origin: 'https://shop.example' } })
  expect(foreign.status).toBe(403)
  expect((await fetch(`${stage.cloud.url}/wallet/v1/descriptors`)).status).toBe(404)
})

test('15. a frame that reloads itself stays bound to the origins of its project', async () => {
  const answer = await stage.ask(`/sdk?projectId=${projectId}`, { headers: { referer: `${stage.wallet}/` } })
  expect(answer.status).toBe(200)
  expect(policyOf(answer)).toContain('frame-ancestors https://shop.example https://*.preview.example')
})

test('a change of the project takes effect immediately', async () => {
  await stage.cloud.projects.edit(projectId, { allowedOrigins: ['https://new.example'] })
  expect(policyOf(await stage.ask(`/sdk?projectId=${projectId}`))).toContain('frame-ancestors https://new.example')
})

test('files keep their bytes, compressed or not, and hashed names are cached for good', async () => {
  const path = '/assets/sdk-12345678.js'
  for (const encoding of ['gzip', 'identity']) {
    const answer = await stage.ask(path, { headers: { 'accept-encoding': encoding } })
    expect(await answer.text()).toBe(siteFiles['assets/sdk-12345678.js'])
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    })
    // A worker takes over the policy of its script.
    expect(policyOf(answer)).toEqual(expect.arrayContaining(["default-src 'none'", "connect-src 'self'"]))
  }
})

test('no URL leaves the site', async () => {
  const odd = [
    '/assets/..%2fmanifest.json',
    '/assets/%2e%2e%2fmanifest.json',
    '/assets/..%5cmanifest.json',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/assets/....//manifest.json',
    '/assets/sdk-12345678.js%00.html',
    '/assets/sdk-12345678.js/',
    '/assets/SDK-12345678.js',
    '/assets/',
    '/assets',
    '//assets/sdk-12345678.js',
    '/%',
    '/assets/%',
    '/assets/%c0%ae%c0%ae',
    '/assets/__proto__',
    '/assets/constructor',
    `/assets/${'a'.repeat(300)}`,
    '/window/__proto__',
    '/window/other',
    '/window/approve/../../sdk.html/x',
    '/sdk/',
    '/.env',
    '/',
  ]
  for (const path of odd) {
    const { body, status } = await rawGet(stage.wallet, path)
    expect([path, status >= 400 && status < 500]).toEqual([path, true])
    for (const text of Object.values(siteFiles)) expect(body).not.toContain(text)
  }
})

test('28. serves every file of the manifest, and a check of them finds a changed byte', async () => {
  const { build } = await (await stage.ask('/wallet/v1/site')).json()
  expect(await checkServedSite(stage.wallet)).toEqual({ build, changed: [] })
  // A proxy in front of the site that changes one byte.
  const honest = globalThis.fetch
  globalThis.fetch = async (...[input, init]) => {
    const answer = await honest(input, init)
    if (!String(input).endsWith('/sdk.html')) return answer
    return new Response((await answer.text()).replace('sdk', 'sdl'))
  }
  onTestFinished(() => {
    globalThis.fetch = honest
  })
  expect(await checkServedSite(stage.wallet)).toEqual({ build, changed: ['sdk.html'] })
})

test('pages that the manifest lists come as text under their own names, so they run nothing', async () => {
  for (const path of ['sdk.html', 'window.html', 'error.html', 'recovery.html']) {
    const answer = await stage.ask(`/${path}`)
    expect(await answer.text()).toBe(siteFiles[path])
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(policyOf(answer)).toContain("frame-ancestors 'none'")
  }
})

test('apps find the wallet through the server, and read its settings and its manifest from any origin', async () => {
  const headers = { origin: 'https://shop.example' }
  const settings = await fetch(`${stage.cloud.url}/wallet/v1/site`, { headers })
  expect(settings.headers.get('access-control-allow-origin')).toBe('*')
  expect(await settings.json()).toMatchObject({
    url: stage.wallet,
    rpId: 'localhost',
    chains: ['eip155:31337', 'eip155:31338'],
  })
  for (const path of ['/wallet/v1/site', '/manifest.json', '/.well-known/passkey-endpoints']) {
    const answer = await stage.ask(path, { headers: { ...headers, 'sec-fetch-site': 'cross-site' } })
    expect([path, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([path, 200, '*'])
  }
})

test('password managers find the pages of passkeys', async () => {
  expect(await (await stage.ask('/.well-known/passkey-endpoints')).json()).toEqual({
    enroll: `${stage.wallet}/window/protect`,
    manage: `${stage.wallet}/window/devices`,
    prfUsageDetails: `${stage.wallet}/window/protect`,
  })
})

test('the frame reads the origins of its project', async () => {
  const read = async (query: string): Promise<unknown> => (await stage.ask(`/wallet/v1/frame?${query}`)).json()
  const origins = ['https://shop.example', 'https://*.preview.example', 'com.example.app']
  expect(await read(`projectId=${projectId}`)).toEqual({ projectId, origins, isLocal: false })
  const isAllowed = async (origin: string): Promise<unknown> =>
    (await read(`projectId=${projectId}&origin=${encodeURIComponent(origin)}`)) as object
  expect(await isAllowed('https://a.preview.example')).toMatchObject({ isAllowed: true })
  for (const origin of ['https://evil.example', 'null', 'http://localhost:5173', 'https://preview.example', ''])
    expect([origin, await isAllowed(origin)]).toEqual([
      origin,
      { projectId, origins, isLocal: false, isAllowed: false },
    ])
  expect(await read('projectId=local')).toMatchObject({ isLocal: true })
  expect((await stage.ask(`/wallet/v1/frame?projectId=${'0'.repeat(32)}`)).status).toBe(401)
})

test('15. refuses calls of the API from pages of other origins', async () => {
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}'
  const call = (headers: Record<string, string>, method = 'POST'): Promise<Response> =>
    stage.ask('/wallet/v1/rpc/eip155:31337', { method, headers, ...(method === 'POST' && { body }) })
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: stage.cloud.url },
    { origin: stage.wallet.replace('localhost', '127.0.0.1') },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: stage.wallet, 'sec-fetch-site': 'same-site' },
  ]) {
    const answer = await call(headers)
    expect([headers, answer.status]).toEqual([headers, 403])
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    const preflight = await call({ ...headers, 'access-control-request-method': 'POST' }, 'OPTIONS')
    expect([headers, preflight.status]).toEqual([headers, 403])
  }
  // No upstream listens there, which only a forwarded call notices.
  expect((await call({ origin: stage.wallet, 'sec-fetch-site': 'same-origin' })).status).toBe(503)
})

test('forwards only the methods of the wallet, in small batches', async () => {
  await using upstream = await startUpstream()
  const { ask } = await start({
    chains: {
      chains: {
        'eip155:5': { upstreams: [upstream.url], local: true, methods: ['debug_traceCall'] },
        'bip122:000000000019d6689c085ae165831e93': { upstreams: [upstream.url] },
      },
    },
  })
  const call = async (chainId: string, body: unknown): Promise<unknown> => {
    const answer = await ask(`/wallet/v1/rpc/${chainId}`, { method: 'POST', body: JSON.stringify(body) })
    return answer.status === 200 ? answer.json() : answer.status
  }
  const one = (method: string): object => ({ jsonrpc: '2.0', id: 1, method, params: [] })
  for (const method of ['eth_chainId', 'eth_simulateV1', 'eth_sendRawTransaction'])
    expect([method, await call('eip155:5', one(method))]).toEqual([
      method,
      expect.objectContaining({ result: expect.anything() }),
    ])
  const before = upstream.headers.length
  for (const method of [
    'eth_sign',
    'eth_accounts',
    'anvil_setBalance',
    'debug_traceCall',
    'eth_newFilter',
    'getBalance',
    'constructor',
  ])
    expect(await call('eip155:5', one(method))).toMatchObject({ error: { code: -32601 } })
  expect(await call('bip122:000000000019d6689c085ae165831e93', one('eth_chainId'))).toMatchObject({
    error: { code: -32601 },
  })
  expect(await call('eip155:6', one('eth_chainId'))).toBe(400)
  expect(await call('eip155:5', Array(21).fill(one('eth_blockNumber')))).toBe(400)
  expect(await call('eip155:5', { ...one('eth_call'), params: ['x'.repeat(300_000)] })).toBe(413)
  expect(upstream.headers).toHaveLength(before)
})

test('forces HTTPS only where the origin has it', async () => {
  const walletPort = await freePort()
  const { cloud } = await start({ walletOrigin: 'https://localhost', walletPort })
  expect(cloud.walletUrl).toBe('https://localhost')
  for (const path of [
    `/sdk?projectId=${projectId}`,
    '/window/approve',
    '/manifest.json',
    '/nothing',
    '/wallet/v1/site',
  ]) {
    const { headers } = await fetch(`http://localhost:${walletPort}${path}`)
    expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=63072000'])
  }
})

test('the API of the wallet exists on its own origin only', async () => {
  for (const path of ['/wallet/v1/frame?projectId=local', '/manifest.json', '/window/approve'])
    expect([path, (await fetch(`${stage.cloud.url}${path}`)).status]).toEqual([path, 404])
  for (const path of ['/appkit/v1/config?projectId=local', '/v1/supported-chains', '/metrics', '/openapi.json'])
    expect([path, (await stage.ask(path)).status]).toEqual([path, 404])
  expect((await stage.ask('/health')).status).toBe(200)
})

test('listens on the next port, or starts without a wallet if that one is taken', async () => {
  const blocker = createServer()
  const taken = await new Promise<number>(resolve =>
    blocker.listen(0, '127.0.0.1', () => {
      const address = blocker.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    }),
  )
  onTestFinished(() => new Promise<void>(resolve => void blocker.close(() => resolve())))
  const { cloud } = await start({ port: taken - 1, walletOrigin: 'https://localhost' })
  expect(cloud.walletUrl).toBeUndefined()
  expect((await fetch(`${cloud.url}/wallet/v1/site`)).status).toBe(404)
  await expect(start({ walletPort: taken })).rejects.toThrow(
    `Port ${taken} is taken. Choose another with WALLET_PORT, or 0 for any that is free.`,
  )
})
