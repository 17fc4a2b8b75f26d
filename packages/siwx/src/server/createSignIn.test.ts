import type { SIWXData } from '@openappkit/contract'
import { solanaSigner } from '@openappkit/testing/signers'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { CookieBrowser } from '../../test/CookieBrowser'
import { type ServerKind, serveSignIn } from '../../test/serveSignIn'
import { noon, signInMessage } from '../../test/signInMessage'
import { createSignIn } from './createSignIn'
import type { SignInOptions } from './SignIn'

const domain = 'app.example.org'
const origin = `https://${domain}`
const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const other = privateKeyToAccount(`0x${'22'.repeat(32)}`)

interface Site extends AsyncDisposable {
  readonly browser: CookieBrowser
  readonly another: () => CookieBrowser
  readonly clock: { time: number }
  /** Returns the wallet's message and signature for a fresh nonce, with the changes of a test. */
  attempt(changes?: Partial<SIWXData>, signer?: typeof account): Promise<{ message: string; signature: string }>
}

async function openSite(options: Partial<SignInOptions> = {}, kind: ServerKind = 'hono'): Promise<Site> {
  const clock = { time: noon }
  const server = await serveSignIn(createSignIn({ domain, now: () => clock.time, ...options }), kind)
  const another = (): CookieBrowser => new CookieBrowser(server.url, `https://${options.domain ?? domain}`)
  const browser = another()
  return {
    browser,
    another,
    clock,
    async attempt(changes = {}, signer = account) {
      const nonce = `${(await browser.get('/auth/nonce')).body['nonce']}`
      const issuedAt = new Date(clock.time).toISOString()
      const message = signInMessage({ accountAddress: signer.address, nonce, issuedAt, ...changes })
      return { message, signature: await signer.signMessage({ message }) }
    },
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  }
}

const secret = 'one secret of all servers, by 32+'
const sessionCookie = '__Host-siwx-session'

for (const kind of ['hono', 'express', 'express-json', 'node'] as const) {
  test(`${kind}: a user signs in, is recognized and signs out`, async () => {
    await using site = await openSite({}, kind)
    const { browser } = site
    expect((await browser.get('/auth/session')).body).toEqual({ sessions: [] })
    expect((await browser.get('/me')).body).toEqual({})

    const attempt = await site.attempt()
    const signedIn = await browser.post('/auth/verify', attempt)
    expect(signedIn.status).toBe(200)
    expect(signedIn.body).toMatchObject({ sessions: [attempt] })
    expect((await browser.get('/auth/session')).body).toEqual(signedIn.body)
    expect((await browser.get('/me')).body).toMatchObject({ address: account.address, chainId: 'eip155:1' })
    expect((await site.another().get('/me')).body).toEqual({})

    const secret = browser.cookies.get(sessionCookie) ?? ''
    expect((await browser.post('/auth/sign-out')).body).toEqual({ sessions: [] })
    expect(browser.cookies.has(sessionCookie)).toBe(false)
    browser.cookies.set(sessionCookie, secret)
    expect((await browser.get('/me')).body).toEqual({})
    expect((await browser.get('/auth/elsewhere')).status).toBe(404)
  })
}

test('rejects each kind of invalid sign-in with its own code, and creates no session', async () => {
  await using site = await openSite({ uri: `${origin}/`, chains: ['eip155:1'] })
  const table: readonly [Partial<SIWXData>, string][] = [
    [{ domain: 'evil.example.org' }, 'siwx/domain-mismatch'],
    [{ uri: `${origin}/elsewhere` }, 'siwx/uri-mismatch'],
    [{ nonce: 'madeUpByWhoeverAsks1' }, 'siwx/nonce-mismatch'],
    [{ chainId: 'eip155:10' }, 'siwx/chain-mismatch'],
    [{ expirationTime: new Date(noon - 1).toISOString() }, 'siwx/expired'],
    [{ notBefore: new Date(noon + 1000).toISOString() }, 'siwx/not-yet-valid'],
    [{ issuedAt: new Date(noon + 3_600_000).toISOString() }, 'siwx/issued-in-future'],
    [{ accountAddress: other.address }, 'siwx/invalid-signature'],
  ]
  for (const [changes, code] of table) {
    const refused = await site.browser.post('/auth/verify', await site.attempt(changes))
    expect(refused.status).toBe(401)
    expect(refused.body).toMatchObject({ code, message: expect.stringMatching(/\.$/) })
    expect(refused.setCookies).toEqual([])
  }
  const attempt = await site.attempt()
  const tampered = { ...attempt, message: attempt.message.replace('Version: 1', 'Version: 2') }
  expect(await site.browser.post('/auth/verify', tampered)).toMatchObject({
    status: 400,
    body: { code: 'siwx/invalid-message' },
  })
  const sideways = { ...attempt, message: attempt.message.replace(`${origin}/`, `${origin}/%`) }
  expect((await site.browser.post('/auth/verify', sideways)).status).not.toBe(200)
  const cut = { ...attempt, signature: attempt.signature.slice(0, -2) }
  expect((await site.browser.post('/auth/verify', cut)).body).toMatchObject({ code: 'siwx/invalid-signature' })
  expect((await site.browser.get('/auth/session')).body).toEqual({ sessions: [] })
  // None of these attempts used the nonce
  expect((await site.browser.post('/auth/verify', attempt)).status).toBe(200)
})

test('a nonce signs in once, even if it is sent twice at the same time', async () => {
  await using site = await openSite()
  const attempt = await site.attempt()
  const before = new Map(site.browser.cookies)
  const both = await Promise.all([1, 2].map(() => site.browser.post('/auth/verify', attempt)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
  for (const [name, value] of before) site.browser.cookies.set(name, value)
  expect(await site.browser.post('/auth/verify', attempt)).toMatchObject({
    status: 401,
    body: { code: 'siwx/nonce-used' },
  })
})

test('a nonce is valid only in the browser that requested it', async () => {
  await using site = await openSite()
  const attempt = await site.attempt()
  expect((await site.another().post('/auth/verify', attempt)).body).toMatchObject({ code: 'siwx/nonce-mismatch' })
})

test('a nonce is valid for ten minutes', async () => {
  await using site = await openSite()
  const attempt = await site.attempt()
  site.clock.time += 600_000
  expect((await site.browser.post('/auth/verify', attempt)).body).toMatchObject({ code: 'siwx/nonce-used' })
  const fresh = await site.attempt()
  site.clock.time += 599_999
  expect((await site.browser.post('/auth/verify', fresh)).status).toBe(200)
})

test('two tabs can sign in, each with its own nonce', async () => {
  await using site = await openSite()
  const first = await site.attempt()
  const second = await site.attempt({}, other)
  expect((await site.browser.post('/auth/verify', first)).status).toBe(200)
  expect((await site.browser.post('/auth/verify', second)).status).toBe(200)
})

test('accepts changes only from pages of the allowed origins', async () => {
  await using site = await openSite({ origins: ['https://www.example.org'] })
  const attempt = await site.attempt()
  for (const foreign of ['https://evil.example.org', `http://${domain}`, 'null', `${origin}.evil.org`]) {
    const refused = await site.browser.post('/auth/verify', attempt, { origin: foreign })
    expect(refused, foreign).toMatchObject({ status: 403, body: { code: 'siwx/origin-not-allowed' } })
    expect((await site.browser.post('/auth/sign-out', undefined, { origin: foreign })).status, foreign).toBe(403)
  }
  expect((await site.browser.post('/auth/verify', attempt, { origin: '' })).status).toBe(403)
  const allowed = await site.browser.post('/auth/verify', attempt, { origin: 'https://www.example.org' })
  expect(allowed.status).toBe(200)
})

test('rejects anything but JSON of the right shape and size', async () => {
  await using site = await openSite()
  const wrong: unknown[] = ['{', [], {}, { message: 1, signature: 2 }, [{}], null, `"${'x'.repeat(70_000)}"`]
  for (const body of wrong) {
    const refused = await site.browser.post('/auth/verify', body)
    expect(refused, JSON.stringify(body).slice(0, 40)).toMatchObject({
      status: 400,
      body: { code: 'siwx/invalid-request' },
    })
  }
  const attempt = await site.attempt()
  const form = await site.browser.post('/auth/verify', attempt, { 'content-type': 'text/plain' })
  expect(form).toMatchObject({ status: 400, body: { code: 'siwx/invalid-request' } })
})

test('protects cookies from scripts, other hosts and plain http', async () => {
  await using site = await openSite()
  const { setCookies, headers } = await site.browser.get('/auth/nonce')
  expect(setCookies).toEqual([
    expect.stringMatching(/^__Host-siwx-nonce=[0-9a-f]{56}; Path=\/; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/),
  ])
  expect(headers.get('cache-control')).toBe('no-store')
  const signedIn = await site.browser.post('/auth/verify', await site.attempt())
  expect(signedIn.setCookies[0]).toMatch(
    /^__Host-siwx-session=[-\w]{43}; Path=\/; Max-Age=604800; HttpOnly; Secure; SameSite=Lax$/,
  )

  await using local = await openSite({ domain: 'localhost:3000' })
  expect((await local.browser.get('/auth/nonce')).setCookies[0]).toMatch(
    /^siwx-nonce=[0-9a-f]{56}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
  )
  const attempt = await local.attempt({ domain: 'localhost:3000', uri: 'http://localhost:3000/' })
  const plain = await local.browser.post('/auth/verify', attempt, { origin: 'http://localhost:3000' })
  expect(plain.status).toBe(200)

  const cookie = { name: 'login', domain: 'example.org', sameSite: 'strict', maxAge: 60 } as const
  await using shared = await openSite({ cookie })
  const { setCookies: wide } = await shared.browser.post('/auth/verify', await shared.attempt())
  expect(wide[0]).toMatch(/^login-session=.*; Max-Age=60; HttpOnly; Domain=example\.org; Secure; SameSite=Strict$/)
})

test('every sign-in gets a new secret, and the previous one becomes invalid', async () => {
  await using site = await openSite()
  await site.browser.post('/auth/verify', await site.attempt())
  const before = site.browser.cookies.get(sessionCookie) ?? ''
  await site.browser.post('/auth/verify', await site.attempt())
  expect(site.browser.cookies.get(sessionCookie)).not.toBe(before)
  const thief = site.another()
  thief.cookies.set(sessionCookie, before)
  expect((await thief.get('/me')).body).toEqual({})
})

test('a session ends when it expires or its messages do', async () => {
  await using site = await openSite({ cookie: { maxAge: 3600 } })
  const soon = new Date(noon + 600_000).toISOString()
  await site.browser.post('/auth/verify', await site.attempt({ expirationTime: soon }, other))
  await site.browser.post('/auth/verify', await site.attempt())
  site.clock.time = noon + 599_999
  expect((await site.browser.get('/auth/session')).body['sessions']).toHaveLength(2)
  site.clock.time = noon + 600_000
  expect((await site.browser.get('/auth/session')).body).toMatchObject({
    sessions: [{ data: { accountAddress: account.address } }],
  })
  site.clock.time = noon + 3_600_000
  expect((await site.browser.get('/me')).body).toEqual({})
})

test('a browser can sign in on several chains, and sign out of each', async () => {
  await using site = await openSite()
  const solana = await solanaSigner(5)
  const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  await site.browser.post('/auth/verify', await site.attempt())
  const nonce = `${(await site.browser.get('/auth/nonce')).body['nonce']}`
  const message = signInMessage({ accountAddress: solana.address, chainId, nonce })
  const both = await site.browser.post('/auth/verify', { message, signature: await solana.sign(message) })
  expect(both.body).toMatchObject({ sessions: [{ data: { chainId } }, { data: { chainId: 'eip155:1' } }] })
  expect((await site.browser.get('/me')).body).toMatchObject({ address: solana.address, chainId })

  const left = await site.browser.post('/auth/sign-out', { chainId, address: solana.address })
  expect(left.body).toMatchObject({ sessions: [{ data: { chainId: 'eip155:1' } }] })
  expect((await site.browser.get('/me')).body).toMatchObject({ address: account.address })
  const address = account.address.toLowerCase()
  expect((await site.browser.post('/auth/sign-out', { chainId: 'eip155:1', address })).body).toEqual({ sessions: [] })
  expect(site.browser.cookies.has(sessionCookie)).toBe(false)
})

test('a list replaces all earlier sign-ins, and can sign in on several chains with one nonce', async () => {
  await using site = await openSite()
  await site.browser.post('/auth/verify', await site.attempt({}, other))
  const first = await site.attempt()
  const nonce = /Nonce: (\w+)/.exec(first.message)?.[1] ?? ''
  const message = signInMessage({ accountAddress: account.address, chainId: 'eip155:10', nonce })
  const second = { message, signature: await account.signMessage({ message }) }
  const answer = await site.browser.post('/auth/verify', [first, second])
  expect(answer.body).toMatchObject({
    sessions: [
      { data: { accountAddress: account.address, chainId: 'eip155:1' } },
      { data: { accountAddress: account.address, chainId: 'eip155:10' } },
    ],
  })
  const invalid = await site.attempt()
  const bad = await site.attempt({ domain: 'evil.example.org' })
  expect((await site.browser.post('/auth/verify', [invalid, bad])).body).toMatchObject({ code: 'siwx/domain-mismatch' })
  expect((await site.browser.get('/auth/session')).body['sessions']).toHaveLength(2)
})

test('passes no usable secret to a store', async () => {
  const seen: string[] = []
  const store = new Map<string, never>()
  const sessions = {
    get: async (key: string) => store.get(key),
    async set(key: string, session: unknown) {
      seen.push(key, JSON.stringify(session))
      store.set(key, session as never)
    },
    async delete(key: string) {
      store.delete(key)
    },
  }
  await using site = await openSite({ sessions })
  await site.browser.post('/auth/verify', await site.attempt())
  expect((await site.browser.get('/me')).body).toMatchObject({ address: account.address })
  const secret = site.browser.cookies.get(sessionCookie) ?? 'none'
  expect(seen).toHaveLength(2)
  expect(seen.join(' ')).not.toContain(secret)
})

test('answers 503 if a node is down and keeps the nonce valid', async () => {
  await using site = await openSite({ rpcUrls: { 1: 'http://127.0.0.1:1' } })
  const attempt = await site.attempt()
  const signature = await other.signMessage({ message: attempt.message })
  expect(await site.browser.post('/auth/verify', { ...attempt, signature })).toMatchObject({
    status: 503,
    body: { code: 'siwx/verification-unavailable' },
  })
  expect((await site.browser.post('/auth/verify', attempt)).status).toBe(200)
})

test('each function works without its object', async () => {
  const { getNonce, verify, getSession, signOut } = createSignIn({ domain, now: () => noon })
  const post = (cookie: string, body?: object) =>
    new Request(origin, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  const nonces = (await getNonce(new Request(origin))).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const message = signInMessage({ accountAddress: account.address, nonce: nonces.split('=')[1] ?? '' })
  const signedIn = await verify(post(nonces, { message, signature: await account.signMessage({ message }) }))
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(await getSession({ headers: { cookie } })).toMatchObject({ address: account.address })
  expect(await (await signOut(post(cookie))).json()).toEqual({ sessions: [] })
  expect(await getSession({ headers: { cookie } })).toBeUndefined()
})

test('treats a failing store as a server error, not as a rejection', async () => {
  const nonces = { use: () => Promise.reject(new Error('The database is down.')) }
  await using site = await openSite({ nonces, secret }, 'node')
  const response = await site.browser.post('/auth/verify', await site.attempt())
  expect(response.status).toBe(500)
})
