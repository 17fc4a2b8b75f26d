import { expect, onTestFinished, test } from 'vitest'
import { SignInPage, type SignInPageOptions } from '../../test/auth/SignInPage'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud } from '../../test/server/startTestCloud'
import type { CloudOptions } from '../server/CloudOptions'
import { AuthTokens } from './AuthTokens'

const databaseUrl = sharedDatabase()
const SECRET = 'a secret of the operator, long enough'
const ORIGIN = 'https://app.example'

async function stage(options: CloudOptions = {}) {
  const cloud = await startTestCloud({ databaseUrl: databaseUrl(), ...options })
  onTestFinished(() => cloud.close())
  const { id: projectId } = await cloud.projects.create({
    name: 'App',
    allowedOrigins: [ORIGIN, 'https://two.example'],
  })
  const open = (more: SignInPageOptions = {}): SignInPage =>
    new SignInPage(cloud.url, { origin: ORIGIN, projectId, ...more })
  return { cloud, projectId, open, page: open() }
}

/** Returns another browser with the same cookies. */
function copyOf(page: SignInPage, open: () => SignInPage): SignInPage {
  const copy = open()
  copy.cookies = new Map(page.cookies)
  return copy
}

test('with cookies, the app needs no token, and each read renews the cookie', async () => {
  const { page } = await stage()
  await page.signIn()
  const first = page.setCookies[0]
  const me = await page.me()
  expect([me.status, me.headers.get('x-session-token')?.split('.').length]).toEqual([200, 3])
  expect(page.setCookies[1]?.split(';')[0]).not.toBe(first?.split(';')[0])
  for (let looks = 0; looks < 5; looks += 1) expect((await page.me()).status).toBe(200)
  expect(first).toMatch(/; HttpOnly; SameSite=Lax$/)
})

test("a token that scripts can read expires within minutes and isn't renewed without the cookie", async () => {
  const { open, page } = await stage()
  const first = await page.signIn()
  const later = (await page.me()).headers.get('x-session-token') ?? ''
  for (const token of [first, later]) {
    for (const origin of [ORIGIN, undefined]) {
      const response = await open({ keepsCookies: false, origin }).me(token)
      expect([response.status, response.headers.get('x-session-token')]).toEqual([200, null])
    }
  }
  // If the request has both, the cookie renews the session.
  const both = await page.me(first)
  expect([both.headers.has('x-session-token'), both.headers.getSetCookie().length]).toEqual([true, 1])
})

test('ignores an expired token if there is a cookie, but rejects an altered one', async () => {
  const { open, page } = await stage({ authSecret: SECRET })
  const token = await page.signIn()
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
  const ended = await new AuthTokens([SECRET]).session({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 })
  const renewed = await page.me(ended)
  expect(renewed.status).toBe(200)
  const next = renewed.headers.get('x-session-token') ?? ''
  expect((await open({ keepsCookies: false }).me(next)).status).toBe(200)
  expect((await open({ keepsCookies: false }).me(ended)).status).toBe(401)
  expect((await page.me(`${token}x`)).status).toBe(401)
})

test('behind https the cookie is https-only and works for apps on other sites', async () => {
  const { page } = await stage({ publicUrls: ['https://wallets.example'] })
  await page.signIn()
  expect(page.setCookies[0]).toMatch(/^__Host-.*; HttpOnly; SameSite=None; Secure; Partitioned$/)
  expect((await page.me()).status).toBe(200)
})

test('neither a lost response nor two concurrent tabs end the session', async () => {
  const { open, page } = await stage()
  await page.signIn()
  await page.me()
  const before = copyOf(page, open)
  await before.me()
  expect((await page.me()).status).toBe(200)
  const tabs = [copyOf(page, open), copyOf(page, open), copyOf(page, open)]
  expect((await Promise.all(tabs.map(tab => tab.me()))).map(({ status }) => status)).toEqual([200, 200, 200])
  // Each tab has a cookie that is still valid.
  for (const tab of tabs) expect((await tab.me()).status).toBe(200)
})

test('a cookie used in two places ends the session in both', async () => {
  const { open, page } = await stage()
  const token = await page.signIn()
  const thief = copyOf(page, open)
  for (let looks = 0; looks < 4; looks += 1) await page.me()
  const response = await thief.me()
  expect([response.status, ((await response.json()) as { reasons: object[] }).reasons[0]]).toEqual([
    401,
    { field: 'cookie', description: 'The session ended because its cookie was used in two places. Sign in again.' },
  ])
  expect((await page.me()).status).toBe(401)
  expect((await page.me(token)).status).toBe(401)
})

test('rejects a cookie with a different session, count or signature', async () => {
  const { page } = await stage()
  await page.signIn()
  const [[name = '', value = ''] = []] = [...page.cookies]
  const [id, count, signature] = value.split('.')
  for (const forged of [
    `${id}.9.${signature}`,
    `${id}0.${count}.${signature}`,
    `${id}.${count}.`,
    `${id}.x.${signature}`,
    '',
  ]) {
    page.cookies = new Map([[name, forged]])
    expect((await page.me()).status).toBe(401)
  }
  page.cookies = new Map([[name, value]])
  expect((await page.me()).status).toBe(200)
})

test("other apps can't use a cookie or end its session, even if the project lists them", async () => {
  const { open, page } = await stage()
  await page.signIn()
  const other = open({ origin: 'https://two.example' })
  other.cookies = new Map(page.cookies)
  expect((await other.me()).status).toBe(401)
  expect((await other.signOut()).status).toBe(401)
  // Not even under the other app's cookie name, which only the server could set.
  await other.signIn({ uri: 'https://two.example/' })
  const [mine] = page.cookies.values()
  const [, ownName = ''] = other.cookies.keys()
  other.cookies = new Map([[ownName, mine ?? '']])
  expect((await other.me()).status).toBe(401)
  expect((await page.me()).status).toBe(200)
})

test("signing in with another account ends the app's previous session, by cookie or by token", async () => {
  const { open, page } = await stage()
  const before = await page.signIn()
  const other = copyOf(page, open)
  const after = await other.signIn()
  expect((await page.me(before)).status).toBe(401)
  expect((await page.me()).status).toBe(401)
  expect((await other.me(after)).status).toBe(200)
  expect((await other.me()).status).toBe(200)

  const [first, second] = [open({ keepsCookies: false }), open({ keepsCookies: false })]
  const held = await first.signIn()
  const { nonce, token } = await second.nonce()
  const headers = { 'x-nonce-jwt': `Bearer ${token}`, authorization: `Bearer ${held}` }
  const response = await second.ask('POST', 'authenticate', { body: await second.signed(nonce), headers })
  expect(response.status).toBe(200)
  expect((await first.me(held)).status).toBe(401)
  expect((await second.me(((await response.json()) as { token: string }).token)).status).toBe(200)
})

test("a failed sign-in, or a sign-in in another app, doesn't end the session", async () => {
  const { open, page } = await stage()
  await page.signIn()
  const failing = copyOf(page, open)
  const { nonce, token } = await failing.nonce()
  const { signature } = await open().signed(nonce)
  const { message } = await failing.signed(nonce)
  expect((await failing.authenticate(token, { message, signature })).status).toBe(401)
  const elsewhere = open({ origin: 'https://two.example' })
  elsewhere.cookies = new Map(page.cookies)
  await elsewhere.signIn({ uri: 'https://two.example/' })
  expect((await page.me()).status).toBe(200)
})

test('signing out with a token also ends the session of the cookie that it clears', async () => {
  const { open, page } = await stage()
  await page.signIn()
  const copy = copyOf(page, open)
  const other = open({ keepsCookies: false })
  const token = await other.signIn()
  expect((await page.signOut(token)).status).toBe(204)
  expect((await copy.me()).status).toBe(401)
  expect((await other.me(token)).status).toBe(401)
  // This works even if the token's session has already ended.
  await page.signIn()
  const again = copyOf(page, open)
  expect((await page.signOut(token)).status).toBe(204)
  expect((await again.me()).status).toBe(401)
})

test('signing out clears the cookie', async () => {
  const { page } = await stage()
  const token = await page.signIn()
  const response = await page.signOut()
  expect([response.status, await response.text()]).toEqual([204, ''])
  expect(page.cookies.size).toBe(0)
  expect((await page.me(token)).status).toBe(401)
  expect((await page.signOut(token)).status).toBe(401)
})

test('accepts cookies only from the project’s own apps, and only for sign-in', async () => {
  const { cloud, projectId } = await stage()
  const permission = async (method: string, path: string, origin: string): Promise<unknown> => {
    const { headers } = await fetch(`${cloud.url}${path}?projectId=${projectId}`, {
      method,
      headers: { origin, ...(method === 'OPTIONS' && { 'access-control-request-method': 'GET' }) },
    })
    return [
      headers.get('access-control-allow-origin'),
      headers.get('access-control-allow-credentials'),
      headers.get('vary'),
    ]
  }
  for (const method of ['OPTIONS', 'GET']) {
    expect(await permission(method, '/auth/v1/me', ORIGIN)).toEqual([ORIGIN, 'true', 'Origin'])
    expect(await permission(method, '/auth/v1/me', 'http://localhost:3000')).toEqual(['*', null, null])
    expect(await permission(method, '/auth/v1/me', 'https://evil.example')).toEqual(['*', null, null])
    expect(await permission(method, '/auth/v1/me', 'https://anybody.vercel.app')).toEqual(['*', null, null])
    expect(await permission(method, '/auth/v1/me', 'null')).toEqual(['*', null, null])
    expect(await permission(method, '/appkit/v1/config', ORIGIN)).toEqual(['*', null, null])
  }
  const { headers } = await fetch(`${cloud.url}/auth/v1/me?projectId=${projectId}`, { headers: { origin: ORIGIN } })
  expect(headers.get('access-control-expose-headers')).toContain('x-session-token')
})

test('an app on the server’s own host can read with its cookie but without an origin', async () => {
  const { cloud, open, projectId } = await stage()
  await cloud.projects.edit(projectId, { allowedOrigins: [cloud.url] })
  const page = open({ origin: cloud.url })
  await page.signIn({ uri: `${cloud.url}/` })
  const reading = copyOf(page, () => open({ origin: undefined }))
  expect((await reading.ask('GET', 'me', { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(200)
  expect((await reading.ask('GET', 'me')).status).toBe(401)
})
