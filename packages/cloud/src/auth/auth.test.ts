import type { SessionAccount } from '@openappkit/contract'
import { expect, test } from 'vitest'
import type { SaidOtherwise, SignInPageOptions } from '../../test/auth/SignInPage'
import { ORIGIN, SECRET, signInStages } from '../../test/auth/signInStages'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { AuthTokens, type NonceClaims, type SessionClaims } from './AuthTokens'

const stage = signInStages(sharedDatabase())

async function refusalOf(response: Response): Promise<unknown> {
  const { reasons } = (await response.json()) as { reasons: { field: string; description: string }[] }
  return [response.status, reasons[0]?.field, reasons[0]?.description]
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
}

function seconds(): number {
  return Math.floor(Date.now() / 1000)
}

/** Returns the token with changed claims and no valid signature. */
function unsigned(token: string, claims: object, header: object = { alg: 'none', typ: 'JWT' }): string {
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${encode(header)}.${encode({ ...claimsOf(token), ...claims })}.${token.split('.')[2]}`
}

test('signs in the account that signed the nonce, with the same content in the token and `me`', async () => {
  const { cloud, projectId, page } = await stage()
  const token = await page.signIn({ chain: '137' })
  const response = await page.me(token)
  const account = (await response.json()) as SessionAccount

  expect(account).toMatchObject({
    aud: ORIGIN,
    iss: cloud.url,
    sub: `eip155:137:${page.account.address}`,
    projectIdKey: projectId,
    projectUuid: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    profileUuid: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    address: page.account.address,
    chainId: 137,
    chainNamespace: 'eip155',
    caip2Network: 'eip155:137',
    uri: `${ORIGIN}/shop`,
    domain: 'app.example',
  })
  expect(claimsOf(token)).toMatchObject({ ...account, exp: expect.any(Number) })
  expect(account.exp - seconds()).toBeLessThanOrEqual(15 * 60)
  expect(account).not.toHaveProperty('appKitAccount')
})

test('an AppKit 1.8 app without cookies signs in and uses its token', async () => {
  const { page } = await stage({ keepsCookies: false })
  const { nonce, token } = await page.nonce()
  const signed = await page.signed(nonce, { isLegacy: true })
  const data = { accountAddress: page.account.address.toLowerCase(), chainId: 'eip155:1', nonce, version: '1' }
  const walletInfo = { type: 'extension', name: 'Wallet', icon: `data:image/png;base64,${'A'.repeat(50_000)}` }
  const response = await page.authenticate(token, { ...signed, data, clientId: null, walletInfo })
  const { token: session } = (await response.json()) as { token: string }

  const me = await page.me(session, '&includeAppKitAccount=true')
  expect(await me.json()).toMatchObject({
    caip2Network: 'eip155:1',
    appKitAccount: {
      caip2_chain: 'eip155:1',
      is_main_account: true,
      verification_status: null,
      connection_method: { type: 'extension', name: 'Wallet' },
      metadata: {},
    },
  })
})

test('without cookies, `me` returns the next token, which stays valid after the previous one expires', async () => {
  const { page } = await stage({ keepsCookies: false })
  let token = await page.signIn()
  for (let looks = 0; looks < 3; looks += 1) token = (await page.me(token)).headers.get('x-session-token') ?? ''
  expect((await page.me(token)).status).toBe(200)
  expect(Number(claimsOf(token)['exp']) - seconds()).toBeGreaterThan(14 * 60)
})

test('a token used in two places ends the session in both', async () => {
  const { page } = await stage({ keepsCookies: false })
  const stolen = await page.signIn()
  let token = stolen
  for (let looks = 0; looks < 3; looks += 1) token = (await page.me(token)).headers.get('x-session-token') ?? ''
  const ended = [401, 'authorization', 'The session ended because its token was used in two places. Sign in again.']
  expect(await refusalOf(await page.me(stolen))).toEqual(ended)
  expect((await page.me(token)).status).toBe(401)
})

test("other callers can use an app's token but get no new one", async () => {
  const { open, page } = await stage({ keepsCookies: false })
  const token = await page.signIn()
  for (let looks = 0; looks < 3; looks += 1) {
    const response = await open({ origin: undefined }).me(token)
    expect([response.status, response.headers.get('x-session-token')]).toEqual([200, null])
    expect(((await response.json()) as SessionAccount).exp).toBe(claimsOf(token)['exp'])
  }
  expect((await page.me(token)).headers.get('x-session-token')).not.toBeNull()
})

test("doesn't renew the token of a caller without an origin", async () => {
  const { open } = await stage()
  const server = open({ origin: undefined })
  const response = await server.me(await server.signIn())
  expect([response.status, response.headers.get('x-session-token')]).toEqual([200, null])
})

test('a session ends when its message expires', async () => {
  const { page } = await stage()
  const ends = seconds() + 60
  const token = await page.signIn({ extra: `\nExpiration Time: ${new Date(ends * 1000).toISOString()}` })
  expect(claimsOf(token)['exp']).toBe(ends)
})

test('a nonce signs in only once', async () => {
  const { page } = await stage()
  const { nonce, token } = await page.nonce()
  const signed = await page.signed(nonce)
  expect((await page.authenticate(token, signed)).status).toBe(200)
  const used = [401, 'x-nonce-jwt', 'The nonce was already used. Request another.']
  expect(await refusalOf(await page.authenticate(token, signed))).toEqual(used)
  expect(await refusalOf(await page.authenticate(token, await page.signed(nonce)))).toEqual(used)
})

const foreign = [401, 'x-nonce-jwt', 'The nonce is for another server or project. Request another.']
test.each<[string, (claims: NonceClaims, token: string) => string | Promise<string>, unknown]>([
  [
    'that has expired',
    claims => new AuthTokens([SECRET]).nonce({ ...claims, exp: seconds() }),
    [401, 'x-nonce-jwt', 'The nonce has expired. Request another.'],
  ],
  ['from another server', claims => new AuthTokens(['the secret of another server']).nonce(claims), foreign],
  ['for another project', claims => new AuthTokens([SECRET]).nonce({ ...claims, projectId: 'local' }), foreign],
  [
    'for another origin',
    claims => new AuthTokens([SECRET]).nonce({ ...claims, origin: 'https://two.example' }),
    [401, 'x-nonce-jwt', 'The nonce was issued to another origin. Request another.'],
  ],
  [
    'with other claims',
    (_, token) => unsigned(token, { exp: seconds() + 9999 }, { alg: 'HS256', typ: 'JWT' }),
    foreign,
  ],
  ['without an algorithm', (_, token) => unsigned(token, {}), foreign],
  ['that is a session token', claims => new AuthTokens([SECRET]).session({ ...claims } as never), foreign],
  ["that isn't a token", () => 'x', foreign],
])('rejects a nonce token %s', async (_, forge, expected) => {
  const { page } = await stage()
  const { nonce, token } = await page.nonce()
  const forged = await forge(claimsOf(token) as unknown as NonceClaims, token)
  expect(await refusalOf(await page.authenticate(forged, await page.signed(nonce)))).toEqual(expected)
})

test('rejects a sign-in without a nonce token', async () => {
  const { page } = await stage()
  const { nonce } = await page.nonce()
  const response = await page.ask('POST', 'authenticate', { body: await page.signed(nonce) })
  expect(await refusalOf(response)).toEqual(foreign)
})

test.each<[string, SaidOtherwise, string]>([
  [
    'another domain',
    { domain: 'evil.example', uri: `${ORIGIN}/` },
    "This message is for evil.example, but this server signs users in to app.example. Sign in there, or pass the page's host as `domain`.",
  ],
  ['the URI of another origin', { uri: 'https://evil.example/' }, 'The message is for another URI. Sign in again.'],
  ['a URI without an origin', { uri: 'app:page' }, 'The message is for another URI. Sign in again.'],
])('rejects a message with %s', async (_, said, description) => {
  const { page } = await stage()
  const { nonce, token } = await page.nonce()
  const response = await page.authenticate(token, await page.signed(nonce, said))
  expect(await refusalOf(response)).toEqual([401, 'message', description])
})

test('rejects a different nonce and a different signer', async () => {
  const { page, open } = await stage()
  const { nonce, token } = await page.nonce()
  const other = await page.nonce()
  expect(await refusalOf(await page.authenticate(token, await page.signed(other.nonce)))).toEqual([
    401,
    'message',
    "This message has a nonce that this browser didn't receive. Sign in again.",
  ])
  const { signature } = await open().signed(nonce)
  const { message } = await page.signed(nonce)
  const response = await page.authenticate(token, { message, signature })
  expect(await refusalOf(response)).toEqual([401, 'signature', 'The signature is not valid. Sign in again.'])
})

test('rejects data that contradicts the message', async () => {
  const { page, open } = await stage()
  const { nonce, token } = await page.nonce()
  const signed = await page.signed(nonce)
  const data = { accountAddress: page.account.address, chainId: 'eip155:1' }
  const refused = async (changes: object): Promise<unknown> =>
    refusalOf(await page.authenticate(token, { ...signed, data: { ...data, ...changes } }))
  expect(await refused({ chainId: 'eip155:10' })).toEqual([
    401,
    'data',
    'The message is for another network. Sign in again.',
  ])
  expect(await refused({ accountAddress: open().account.address })).toEqual([
    401,
    'data',
    'The message is for another account. Sign in again.',
  ])
  expect((await page.authenticate(token, { ...signed, data })).status).toBe(200)
})

test('answers 422 to a body of the wrong type', async () => {
  const { page } = await stage()
  const { token } = await page.nonce()
  expect((await page.authenticate(token, { message: 1 })).status).toBe(422)
})

test.each<[string, (claims: SessionClaims, token: string) => string | Promise<string>, string]>([
  [
    'that has expired',
    claims => new AuthTokens([SECRET]).session({ ...claims, exp: seconds() }),
    'The token has expired. Renew it, or sign in again.',
  ],
  [
    'from another server',
    claims => new AuthTokens(['the secret of another server']).session(claims),
    "This server didn't issue the token. Sign in again.",
  ],
  [
    'with another account',
    (_, token) => unsigned(token, { address: '0x0' }, { alg: 'HS256', typ: 'JWT' }),
    "This server didn't issue the token. Sign in again.",
  ],
  ['without an algorithm', (_, token) => unsigned(token, {}), "This server didn't issue the token. Sign in again."],
  [
    'of a session that never existed',
    claims => new AuthTokens([SECRET]).session({ ...claims, sessionId: '7a0b6e0e-0000-4000-8000-000000000000' }),
    'The session has ended. Sign in again.',
  ],
])('rejects a session token %s', async (_, forge, description) => {
  const { page } = await stage({ keepsCookies: false })
  const token = await page.signIn()
  const response = await page.me(await forge(claimsOf(token) as unknown as SessionClaims, token))
  expect(await refusalOf(response)).toEqual([401, 'authorization', description])
})

test('rejects a nonce token as a session, and a request without credentials', async () => {
  const { page } = await stage()
  const { token } = await page.nonce()
  expect(await refusalOf(await page.me(token))).toEqual([
    401,
    'authorization',
    "This server didn't issue the token. Sign in again.",
  ])
  expect(await refusalOf(await page.me())).toEqual([401, 'authorization', 'No user is signed in. Sign in first.'])
})

test('a session works for its project and app, and for the app’s server, which sends no origin', async () => {
  const { open, page } = await stage()
  const token = await page.signIn()
  const refused = async (options: SignInPageOptions): Promise<unknown> => refusalOf(await open(options).me(token))
  expect(await refused({ projectId: 'local' })).toEqual([401, 'authorization', 'The session has ended. Sign in again.'])
  expect(await refused({ origin: 'https://two.example' })).toEqual([
    401,
    'authorization',
    'The session belongs to another origin. Sign in again.',
  ])
  expect((await open({ origin: undefined }).me(token)).status).toBe(200)
})

test('rejects unknown and disabled projects and foreign apps', async () => {
  const { cloud, open, page, projectId } = await stage()
  const token = await page.signIn()
  const statuses = async (options: SignInPageOptions): Promise<number[]> => {
    const other = open(options)
    return Promise.all(
      [other.ask('GET', 'nonce'), other.authenticate('x', {}), other.me(token), other.signOut(token)].map(
        async one => (await one).status,
      ),
    )
  }
  expect(await statuses({ origin: 'https://evil.example' })).toEqual([401, 401, 401, 401])
  expect(await statuses({ projectId: 'f'.repeat(32) })).toEqual([401, 401, 401, 401])
  await cloud.projects.edit(projectId, { isEnabled: false })
  expect(await statuses({})).toEqual([401, 401, 401, 401])
})

test('rejects sign-in on shared hosting subdomains unless the project lists them', async () => {
  const { cloud, open, projectId } = await stage()
  const preview = open({ origin: 'https://anybody.vercel.app' })
  expect(await refusalOf(await preview.ask('GET', 'nonce'))).toEqual([
    401,
    'authentication',
    'Unauthorized: origin not allowed',
  ])
  await cloud.projects.edit(projectId, { allowedOrigins: ['https://anybody.vercel.app'] })
  expect((await preview.me(await preview.signIn())).status).toBe(200)
})

test('rejects sign-in on loopback unless the project lists it', async () => {
  const { cloud, open, projectId } = await stage()
  const local = open({ origin: 'http://localhost:5173' })
  expect(await refusalOf(await local.ask('GET', 'nonce'))).toEqual([
    401,
    'origin',
    "The project doesn't allow sign-in from this origin. Add it to the project's origins.",
  ])
  await cloud.projects.edit(projectId, { allowedOrigins: [ORIGIN, 'http://localhost:*'] })
  expect((await local.me(await local.signIn({ uri: 'http://localhost:5173/' }))).status).toBe(200)
})

test('a caller without an origin can use only the project’s domains and gets no cookie', async () => {
  const { open } = await stage()
  const server = open({ origin: undefined })
  expect((await server.me(await server.signIn())).status).toBe(200)
  expect(server.setCookies).toEqual([])

  for (const domain of ['evil.example', 'anybody.vercel.app', 'null']) {
    const { nonce, token } = await server.nonce()
    const response = await server.authenticate(token, await server.signed(nonce, { domain }))
    expect(await refusalOf(response)).toEqual([
      401,
      'message',
      "The message is for another domain. Sign in on the project's domain.",
    ])
  }
})

test('the log and metrics contain no tokens, nonces, signatures or accounts', async () => {
  const lines: string[] = []
  const { cloud, page } = await stage({}, { logLevel: 'trace', logTo: { write: line => void lines.push(line) } })
  const { nonce, token } = await page.nonce()
  const signed = await page.signed(nonce)
  const { token: session } = (await (await page.authenticate(token, signed)).json()) as { token: string }
  await page.authenticate(token, signed)
  await page.me(session)
  await page.me('sesame')
  await page.signOut()
  const said = lines.join('') + (await (await fetch(`${cloud.url}/metrics`)).text())
  expect(said).toContain('/auth/v1/authenticate')
  const cookies = page.setCookies.flatMap(line => /^[^=]+=([^;]+)/.exec(line)?.[1] ?? [])
  for (const secret of [nonce, token, session, signed.signature, page.account.address, 'sesame', ...cookies])
    expect(said).not.toContain(secret)
})

test('limits the rate of sign-ins', async () => {
  const { page } = await stage()
  const answers = await Promise.all(Array.from({ length: 60 }, () => page.authenticate('x', {})))
  expect(answers.some(({ status }) => status === 429)).toBe(true)
  expect((await page.ask('GET', 'nonce')).status).toBe(200)
})

test("answers 501 to email codes, which aren't supported", async () => {
  const { page } = await stage()
  const offered = async (method: string, body: object): Promise<unknown> => {
    const response = await page.ask(method, 'otp', { body })
    return [response.status, await response.json()]
  }
  const description = "This server doesn't offer this service."
  const refused = [501, { status: 'FAILED', reasons: [{ field: '', description }] }]
  expect(await offered('POST', { email: 'a@b.example', account: 'eip155:1:0x0' })).toEqual(refused)
  expect(await offered('PUT', { code: '1' })).toEqual(refused)
})
