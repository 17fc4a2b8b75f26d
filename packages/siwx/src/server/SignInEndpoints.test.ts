import type { SIWXData } from '@openappkit/contract'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { noon, signInMessage } from '../../test/signInMessage'
import { memoryNonces } from './memoryNonces'
import type { SignInOptions } from './SignIn'
import { SignInEndpoints } from './SignInEndpoints'

const domain = 'app.example.org'
const origin = `https://${domain}`
const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const other = privateKeyToAccount(`0x${'22'.repeat(32)}`)

const endpointsOf = (options: Partial<SignInOptions> = {}): SignInEndpoints =>
  new SignInEndpoints({ domain, now: () => noon, ...options })

const get = (path: string, cookie = ''): Request => new Request(`${origin}${path}`, { headers: { cookie } })

const post = (path: string, cookie = '', body?: unknown, headers: Record<string, string> = {}): Request =>
  new Request(`${origin}${path}`, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

const cookiesOf = (response: Response): string[] => response.headers.getSetCookie()
const contentOf = (cookie = ''): string => /^[^=]+=([^;]*)/.exec(cookie)?.[1] ?? ''

async function nonceOf(endpoints: SignInEndpoints): Promise<string> {
  return contentOf(cookiesOf(await endpoints.getNonce(get('/auth/nonce')))[0])
}

async function attemptOf(nonce: string, changes: Partial<SIWXData> = {}, signer = account) {
  const message = signInMessage({ accountAddress: signer.address, nonce, ...changes })
  return { message, signature: await signer.signMessage({ message }) }
}

/** Signs in, in addition to the accounts of the `before` cookie, and returns the new cookie. */
async function enter(endpoints: SignInEndpoints, changes: Partial<SIWXData> = {}, signer = account, before = '') {
  const nonce = await nonceOf(endpoints)
  const cookie = `${before}; __Host-siwx-nonce=${nonce}`
  const response = await endpoints.verify(post('/auth/verify', cookie, await attemptOf(nonce, changes, signer)))
  return { response, cookie: cookiesOf(response)[0]?.split(';')[0] ?? '' }
}

test.each(['/auth/nonce', '/nonce', '/auth/nonce/', '/a/b/nonce//', '/auth/nonce?verify'])(
  'reads the endpoint from the last segment of a path: %s',
  async path => {
    const response = await endpointsOf().handle(get(path))
    expect([response.status, await response.json()]).toEqual([200, { nonce: expect.any(String) }])
  },
)

test.each([
  get('/'),
  get('/auth'),
  get('/auth/nonce/more'),
  get('/auth/verify'),
  get('/auth/sign-out'),
  post('/auth/nonce'),
  post('/auth/session'),
  new Request(`${origin}/auth/verify`, { method: 'PUT' }),
])('returns 404 for $method $url', async request => {
  const response = await endpointsOf().handle(request)
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ code: 'siwx/invalid-request', message: expect.stringMatching(/\.$/) })
  expect(cookiesOf(response)).toEqual([])
})

test('every response is JSON and not cached', async () => {
  const endpoints = endpointsOf()
  const requests = [get('/nonce'), get('/session'), get('/elsewhere'), post('/verify'), post('/sign-out')]
  for (const { headers } of await Promise.all(requests.map(request => endpoints.handle(request)))) {
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('cache-control')).toBe('no-store')
  }
})

test('keeps at most five open nonces per browser and drops the oldest', async () => {
  const endpoints = endpointsOf()
  const nonces: string[] = []
  let open = ''
  for (let count = 0; count < 6; count++) {
    const response = await endpoints.getNonce(get('/auth/nonce', `__Host-siwx-nonce=${open}`))
    open = contentOf(cookiesOf(response)[0])
    nonces.unshift(((await response.json()) as { nonce: string }).nonce)
  }
  expect(open).toBe(nonces.slice(0, 5).join('.'))
})

test('a sign-in removes only its own nonce from the cookie', async () => {
  const endpoints = endpointsOf()
  const [first, second, third] = [await nonceOf(endpoints), await nonceOf(endpoints), await nonceOf(endpoints)]
  const all = `__Host-siwx-nonce=${first}.${second}.${third}`
  const one = await endpoints.verify(post('/auth/verify', all, await attemptOf(first)))
  expect(cookiesOf(one)[1]).toMatch(new RegExp(`^__Host-siwx-nonce=${second}.${third}; Path=/; Max-Age=600;`))
  const rest = `__Host-siwx-nonce=${second}`
  const last = await endpoints.verify(post('/auth/verify', rest, await attemptOf(second)))
  expect(cookiesOf(last)[1]).toMatch(/^__Host-siwx-nonce=; Path=\/; Max-Age=0;/)
})

test('accepts no nonce for a cookie without one', async () => {
  const endpoints = endpointsOf()
  for (const cookie of ['', '__Host-siwx-nonce=', '__Host-siwx-nonce=.']) {
    const nonce = await nonceOf(endpoints)
    const response = await endpoints.verify(post('/auth/verify', cookie, await attemptOf(nonce)))
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'siwx/nonce-mismatch' }])
    expect(contentOf(cookiesOf(await endpoints.getNonce(get('/auth/nonce', cookie)))[0])).toMatch(/^[0-9a-f]{56}$/)
  }
})

test('an account that signs in again comes first and appears once', async () => {
  const endpoints = endpointsOf()
  const first = await enter(endpoints)
  const second = await enter(endpoints, {}, other, first.cookie)
  const third = await enter(endpoints, { statement: 'Again.' }, account, second.cookie)
  const session = await endpoints.getSession(get('/me', third.cookie))
  expect(session).toMatchObject({ address: account.address, chainId: 'eip155:1', expiresAt: noon + 7 * 86_400_000 })
  expect(session?.signIns.map(({ address, data }) => [address, data.statement])).toEqual([
    [account.address, 'Again.'],
    [other.address, undefined],
  ])
})

test("doesn't use a secret that another site has planted in the browser", async () => {
  const endpoints = endpointsOf()
  const planted = `__Host-siwx-session=${'A'.repeat(43)}`
  const { cookie } = await enter(endpoints, {}, account, planted)
  expect(cookie).not.toBe(planted)
  expect(await endpoints.getSession(get('/me', planted))).toBeUndefined()
})

test('signing out ends the session and deletes the cookie', async () => {
  const endpoints = endpointsOf()
  const { cookie } = await enter(endpoints)
  const response = await endpoints.signOut(post('/auth/sign-out', cookie))
  expect(cookiesOf(response)).toEqual(['__Host-siwx-session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax'])
  expect(await response.json()).toEqual({ sessions: [] })
  expect(await endpoints.getSession(get('/me', cookie))).toBeUndefined()
})

test("signing out an account that isn't signed in keeps the others", async () => {
  const endpoints = endpointsOf()
  const { cookie } = await enter(endpoints)
  for (const gone of [
    { chainId: 'eip155:10', address: account.address },
    { chainId: 'eip155:1', address: other.address },
  ]) {
    const response = await endpoints.signOut(post('/auth/sign-out', cookie, gone))
    expect(await response.json()).toMatchObject({ sessions: [{ data: { accountAddress: account.address } }] })
    expect(cookiesOf(response)).toEqual([])
  }
  const unknown = await endpoints.signOut(post('/auth/sign-out', '', { chainId: 'eip155:1', address: other.address }))
  expect([unknown.status, await unknown.json()]).toEqual([200, { sessions: [] }])
})

test.each([
  { chainId: 'eip155:1' },
  { address: account.address },
  { chainId: 1, address: account.address },
  { chainId: 'eip155:1', address: null },
])('rejects an incomplete account and keeps the session: %j', async body => {
  const endpoints = endpointsOf()
  const { cookie } = await enter(endpoints)
  const response = await endpoints.signOut(post('/auth/sign-out', cookie, body))
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'siwx/invalid-request' }])
  expect(await endpoints.getSession(get('/me', cookie))).toBeDefined()
})

test('ignores the case of origins, in requests and in the options', async () => {
  const endpoints = endpointsOf({ origins: ['https://WWW.example.org'] })
  for (const from of ['https://www.example.org', 'HTTPS://www.EXAMPLE.org', origin.toUpperCase()])
    expect((await endpoints.signOut(post('/auth/sign-out', '', undefined, { origin: from }))).status).toBe(200)
  const refused = await endpoints.signOut(post('/auth/sign-out', '', undefined, { origin: `http://${domain}` }))
  expect(refused.status).toBe(403)
})

test('rejects a request without an origin', async () => {
  const endpoints = endpointsOf()
  const { cookie } = await enter(endpoints)
  const request = new Request(`${origin}/auth/sign-out`, { method: 'POST', headers: { cookie } })
  const response = await endpoints.signOut(request)
  expect([response.status, await response.json()]).toMatchObject([403, { code: 'siwx/origin-not-allowed' }])
  expect(await endpoints.getSession(get('/me', cookie))).toBeDefined()
})

test("accepts http pages if cookies don't require https", async () => {
  const endpoints = endpointsOf({ cookie: { secure: false } })
  const from = { origin: `http://${domain}` }
  expect((await endpoints.signOut(post('/auth/sign-out', '', undefined, from))).status).toBe(200)
})

test('on localhost, cookies are secure if the request is', async () => {
  const endpoints = endpointsOf({ domain: 'localhost:3000' })
  const over = async (scheme: string) =>
    cookiesOf(await endpoints.getNonce(new Request(`${scheme}://localhost:3000/auth/nonce?https:`)))[0]
  expect(await over('https')).toContain('Secure')
  expect(await over('http')).not.toContain('Secure')
})

test.each<[string, Partial<SignInOptions>, boolean]>([
  ['31 characters', { secret: 'x'.repeat(31) }, false],
  ['32 characters', { secret: 'x'.repeat(32) }, true],
  ['none', {}, true],
  ['none with a nonce store', { nonces: memoryNonces() }, false],
  ['32 characters with a nonce store', { nonces: memoryNonces(), secret: 'x'.repeat(32) }, true],
])('checks a secret of %s', (_, options, isTaken) => {
  const make = (): unknown => endpointsOf(options)
  if (isTaken) expect(make).not.toThrow()
  else expect(make).toThrow(expect.objectContaining({ code: 'options/siwx-invalid-secret' }))
})
