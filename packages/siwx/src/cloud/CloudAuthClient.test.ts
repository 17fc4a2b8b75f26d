import { AppKitError } from '@openappkit/contract'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { answerAccount, cloudAccount, ScriptedCloud } from '../../test/ScriptedCloud'
import { CloudAuthClient, isSignedOut } from './CloudAuthClient'

afterEach(() => vi.unstubAllGlobals())

const own = new CloudAuthClient({ url: 'https://cloud.example', query: { projectId: 'abc', st: 'appkit' } })
const provider = new CloudAuthClient({ url: 'https://api.web3modal.org', query: { projectId: 'abc' } })
const body = { data: {}, message: 'message', signature: 'signature' } as never

const cloudThatTakesAll = (): ScriptedCloud =>
  new ScriptedCloud({
    'GET nonce': () => Response.json({ nonce: 'nonce', token: 'token' }),
    'POST authenticate': () => Response.json({ token: 'token' }),
    'GET me': () => answerAccount('next'),
    'POST sign-out': () => Response.json({}),
    'PUT account-metadata': () => Response.json({}),
    'POST otp': () => Response.json({ uuid: 'uuid' }),
    'PUT otp': () => Response.json({}),
  })

test.each<[string, (client: CloudAuthClient) => Promise<unknown>, object, unknown, unknown]>([
  ['GET nonce', client => client.nonce(), {}, undefined, { nonce: 'nonce', token: 'token' }],
  [
    'POST authenticate',
    client => client.authenticate(body, { nonceToken: 'n', otp: 'o', before: 'b' }),
    { 'x-nonce-jwt': 'Bearer n', 'x-otp': 'o', authorization: 'Bearer b' },
    body,
    { token: 'token' },
  ],
  [
    'POST authenticate',
    client => client.authenticate(body, { nonceToken: 'n' }),
    { 'x-nonce-jwt': 'Bearer n' },
    body,
    { token: 'token' },
  ],
  [
    'GET me',
    client => client.me('t'),
    { authorization: 'Bearer t' },
    undefined,
    { account: cloudAccount, token: 'next' },
  ],
  ['GET me', client => client.me(undefined), {}, undefined, { account: cloudAccount, token: 'next' }],
  ['POST sign-out', client => client.signOut('t'), { authorization: 'Bearer t' }, undefined, undefined],
  [
    'PUT account-metadata',
    client => client.setMetadata('t', { a: 1 }),
    { authorization: 'Bearer t' },
    { metadata: { a: 1 } },
    undefined,
  ],
  [
    'POST otp',
    client => client.requestCode('a@b.example', '0x1'),
    {},
    { email: 'a@b.example', account: '0x1' },
    'uuid',
  ],
  ['PUT otp', client => client.confirmCode('123456', 'uuid'), { 'x-otp': 'uuid' }, { code: '123456' }, undefined],
])('sends %s as the contract defines', async (what, ask, headers, said, answer) => {
  const cloud = cloudThatTakesAll()
  expect(await ask(own)).toEqual(answer)
  const [request] = cloud.requests
  expect(request).toMatchObject({ what, init: { referrerPolicy: 'strict-origin' } })
  expect(request?.url.href).toBe(`https://cloud.example/auth/v1/${what.split(' ')[1]}?projectId=abc&st=appkit`)
  expect(request?.headers).toEqual(headers)
  expect(request?.body).toEqual(said)
})

test('requests the whole account with a query parameter', async () => {
  const cloud = cloudThatTakesAll()
  await own.me('t', true)
  expect(cloud.requests[0]?.url.search).toBe('?projectId=abc&st=appkit&includeAppKitAccount=true')
})

test('sends cookies with session requests, and never to the public provider', async () => {
  const cloud = cloudThatTakesAll()
  const askAll = async (client: CloudAuthClient) => {
    await client.nonce()
    await client.requestCode('a@b.example', '0x1')
    await client.confirmCode('123456', 'uuid')
    await client.authenticate(body, { nonceToken: 'n', before: 'b' })
    await client.me('t')
    await client.setMetadata('t', null)
    await client.signOut('t')
    return cloud.requests.splice(0)
  }
  const toOwn = await askAll(own)
  expect(toOwn.map(({ init }) => init.credentials)).toEqual([...Array(3).fill('omit'), ...Array(4).fill('include')])
  const toProvider = await askAll(provider)
  expect(new Set(toProvider.map(({ init }) => init.credentials))).toEqual(new Set(['omit']))
  expect(toProvider[3]?.headers).toEqual({ 'x-nonce-jwt': 'Bearer n' })
})

test('returns null for an email address that needs no code', async () => {
  const cloud = new ScriptedCloud({ 'POST otp': () => Response.json({ uuid: null }) })
  expect(await own.requestCode('a@b.example', '0x1')).toBeNull()
  cloud.answers['POST otp'] = () => Response.json({})
  await expect(own.requestCode('a@b.example', '0x1')).rejects.toMatchObject({ code: 'siwx/cloud-invalid-response' })
})

test.each(['address', 'caip2Network', 'domain', 'nonce', 'uri'] as const)(
  'rejects an account without its %s',
  async field => {
    new ScriptedCloud({ 'GET me': () => answerAccount('next', { [field]: undefined }) })
    await expect(own.me('t')).rejects.toMatchObject({ code: 'siwx/cloud-invalid-response' })
  },
)

test('returns no next token if the response has none', async () => {
  new ScriptedCloud({ 'GET me': () => answerAccount() })
  expect(await own.me('t')).toEqual({ account: cloudAccount, token: undefined })
})

test.each([
  ['{}', '{}'],
  ['{"reasons":[]}', '{"reasons":[]}'],
  ['{"reasons":[{"description":"Too late."},{"description":"Too early."}]}', 'Too late.'],
  ['{"reasons":[{"description":7}]}', '{"reasons":[{"description":7}]}'],
  ['Plain words', 'Plain words'],
  ['', 'HTTP status code: 403'],
  ['null', 'null'],
  ['x'.repeat(501), 'x'.repeat(500)],
  [`"${'x'.repeat(501)}"`, `"${'x'.repeat(499)}`],
])('reports the server’s reason: %s', async (text, message) => {
  new ScriptedCloud({ 'GET nonce': () => new Response(text, { status: 403 }) })
  await expect(own.nonce()).rejects.toMatchObject({ code: 'siwx/cloud-rejected', message, cause: { status: 403 } })
})

test('reports a rejection even if its body is incomplete', async () => {
  const broken = new ReadableStream({ start: controller => controller.error(new Error('cut')) })
  new ScriptedCloud({ 'GET nonce': () => new Response(broken, { status: 500 }) })
  await expect(own.nonce()).rejects.toMatchObject({ code: 'siwx/cloud-rejected', message: 'HTTP status code: 500' })
})

test('times out after ten seconds and names the server and the cause', async () => {
  const cloud = new ScriptedCloud()
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => timeout.mockRestore())
  await expect(own.nonce()).rejects.toMatchObject({
    code: 'siwx/cloud-unreachable',
    message: expect.stringContaining('cloud.example'),
    cause: expect.any(TypeError),
  })
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000)
  expect(cloud.requests[0]?.init.signal).toBe(timeout.mock.results[0]?.value)
})

test.each([
  [
    'a refusal with 401',
    new AppKitError('siwx/cloud-rejected', '', { cause: new Response('', { status: 401 }) }),
    true,
  ],
  [
    'a refusal with 403',
    new AppKitError('siwx/cloud-rejected', '', { cause: new Response('', { status: 403 }) }),
    false,
  ],
  ['no response', new AppKitError('siwx/cloud-unreachable', '', { cause: new TypeError('Failed to fetch') }), false],
  ['a failure without a cause', new AppKitError('siwx/cloud-unreachable', ''), false],
  ['an error that only looks like a refusal', new Error('', { cause: new Response('', { status: 401 }) }), false],
  [
    'a cause that only looks like a response',
    new AppKitError('siwx/cloud-rejected', '', { cause: { status: 401 } }),
    false,
  ],
])('treats %s as signed out: %#', (_, error, expected) => {
  expect(isSignedOut(error)).toBe(expected)
})
