import express, { type ErrorRequestHandler } from 'express'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { CookieBrowser } from '../../test/CookieBrowser'
import { serveSignIn } from '../../test/serveSignIn'
import { signInMessage } from '../../test/signInMessage'
import { startServer } from '../../test/startServer'
import { ServerSIWX } from '../config/ServerSIWX'
import { createSignIn } from './createSignIn'
import type { SignInOptions, SignInRefusal } from './SignIn'
import { toExpress } from './toExpress'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)

/** The mistakes that a call throws for immediately, with the words that the developer reads. */
test.each<[string, () => unknown, string, string]>([
  [
    'createSignIn without options',
    () => createSignIn(undefined as never),
    'options/siwx-invalid-domain',
    "`domain` of createSignIn is missing. Pass the host that the browser shows, such as 'app.example.org', or 'localhost:3000' in development.",
  ],
  [
    'a domain for every host',
    () => createSignIn({ domain: '*' }),
    'options/siwx-invalid-domain',
    "`domain` of createSignIn is '*', which isn't a host. Pass the host that the browser shows, such as 'app.example.org', or 'localhost:3000' in development.",
  ],
  [
    'createSignIn with the host alone',
    () => createSignIn('localhost:3000' as never),
    'options/siwx-invalid-option',
    "`createSignIn` takes an object of options. Call it with `{ domain: 'localhost:3000' }`.",
  ],
  [
    'an unset environment variable as the domain',
    () => createSignIn({ domain: `${undefined}` }),
    'options/siwx-invalid-domain',
    "`domain` of createSignIn is 'undefined', so a variable isn't set. Pass the host that the browser shows, such as 'app.example.org', or 'localhost:3000' in development.",
  ],
  [
    'an unset port in the domain',
    () => createSignIn({ domain: `http://localhost:${undefined}` }),
    'options/siwx-invalid-domain',
    "`domain` of createSignIn is 'http://localhost:undefined', so a variable isn't set. Pass the host that the browser shows, such as 'app.example.org', or 'localhost:3000' in development.",
  ],
  [
    'any origin',
    () => createSignIn({ domain: 'app.example.org', origins: '*' as never }),
    'options/siwx-invalid-option',
    "`origins` of createSignIn isn't a list. Pass each origin, such as `['https://www.example.org']`.",
  ],
  [
    'origins that are an object',
    () => createSignIn({ domain: 'app.example.org', origins: {} as never }),
    'options/siwx-invalid-option',
    "`origins` of createSignIn isn't a list. Pass each origin, such as `['https://www.example.org']`.",
  ],
  [
    'one RPC URL without a chain',
    () => createSignIn({ domain: 'app.example.org', rpcUrls: 'https://rpc.example.org' as never }),
    'options/siwx-invalid-option',
    "`rpcUrls` of createSignIn isn't an object. Pass URLs by chain ID, such as `{ 1: 'https://rpc.example.org' }`.",
  ],
  [
    'a list of RPC URLs',
    () => createSignIn({ domain: 'app.example.org', rpcUrls: ['https://rpc.example.org'] as never }),
    'options/siwx-invalid-option',
    "`rpcUrls` of createSignIn isn't an object. Pass URLs by chain ID, such as `{ 1: 'https://rpc.example.org' }`.",
  ],
  ...(
    [
      ['rpcUrl', 'rpcUrls'],
      ['origin', 'origins'],
      ['cookies', 'cookie'],
      ['RPCURLs', 'rpcUrls'],
      ['url', 'uri'],
    ] as const
  ).map(([name, known]): [string, () => unknown, string, string] => [
    `a misspelled option: ${name}`,
    () => createSignIn({ domain: 'app.example.org', [name]: {} }),
    'options/siwx-invalid-option',
    `createSignIn has no option \`${name}\`. Did you mean \`${known}\`?`,
  ]),
  [
    'a short secret',
    () => createSignIn({ domain: 'app.example.org', secret: 'swordfish' }),
    'options/siwx-invalid-secret',
    '`secret` of createSignIn has 9 characters. Pass at least 32 random characters that all servers share.',
  ],
  [
    'a shared store without a secret',
    () => createSignIn({ domain: 'app.example.org', nonces: { use: async () => true } }),
    'options/siwx-invalid-secret',
    '`secret` of createSignIn is missing. Pass at least 32 random characters that all servers share.',
  ],
  [
    'toExpress with the handler',
    () => toExpress(createSignIn({ domain: 'app.example.org' }).handle as never),
    'options/siwx-invalid-sign-in',
    '`toExpress` takes the object that `createSignIn` returns, not its `handle`. Call `toExpress(signIn)`.',
  ],
  [
    'toExpress with nothing',
    () => toExpress(undefined as never),
    'options/siwx-invalid-sign-in',
    '`toExpress` takes the object that `createSignIn` returns. Call `toExpress(signIn)`.',
  ],
  [
    'ServerSIWX without a URL',
    () => new ServerSIWX({} as never),
    'options/siwx-invalid-url',
    "`url` of ServerSIWX is missing. Pass the URL of the `createSignIn` routes, such as '/auth'.",
  ],
  [
    'ServerSIWX without options',
    () => new ServerSIWX(undefined as never),
    'options/siwx-invalid-url',
    "`url` of ServerSIWX is missing. Pass the URL of the `createSignIn` routes, such as '/auth'.",
  ],
])('throws for %s', (_, run, code, message) => {
  expect(run).toThrow(expect.objectContaining({ code, message }))
})

test('Express with `handle` names toExpress', async () => {
  const app = express()
  app.use('/auth', createSignIn({ domain: 'localhost:3000' }).handle as never)
  const errors: Error[] = []
  const onError: ErrorRequestHandler = (error, _request, response, _next) => {
    errors.push(error)
    response.status(500).end()
  }
  app.use(onError)
  await using server = await startServer(app)
  expect((await fetch(`${server.url}/auth/nonce`)).status).toBe(500)
  expect(errors).toMatchObject([
    {
      code: 'siwx/not-a-request',
      message: '`handle` takes a web Request. With Express, use `toExpress(signIn)`.',
    },
  ])
})

test.each(['getNonce', 'verify', 'signOut'] as const)('%s names toExpress for a Node request', async name => {
  const signIn = createSignIn({ domain: 'localhost:3000' })
  await expect(signIn[name]({ url: '/auth/nonce', method: 'GET', headers: {} } as never)).rejects.toMatchObject({
    code: 'siwx/not-a-request',
    message: `\`${name}\` takes a web Request. With Express, use \`toExpress(signIn)\`.`,
  })
})

test.each([undefined, {}, '/me'])('getSession names what it takes, instead of %j', async source => {
  const signIn = createSignIn({ domain: 'localhost:3000' })
  await expect(signIn.getSession(source as never)).rejects.toMatchObject({
    code: 'siwx/not-a-request',
    message: '`getSession` takes a request, or an object with its headers. Call `getSession(request)`.',
  })
})

test('accepts options set to undefined, and unknown ones that resemble none', async () => {
  const options = { domain: 'app.example.org', rpcUrls: undefined, origins: undefined, environment: 'test' }
  expect(createSignIn(options).domain).toBe('app.example.org')
})

test.each([
  ['GET', '/auth/verify'],
  ['POST', '/auth/nonce'],
  ['GET', '/auth'],
])('a wrong route names itself and the routes: %s %s', async (method, path) => {
  const signIn = createSignIn({ domain: 'app.example.org' })
  const response = await signIn.handle(new Request(`https://app.example.org${path}`, { method }))
  expect(await response.json()).toEqual({
    code: 'siwx/invalid-request',
    message: `There is no route ${method} ${path}. The routes are GET nonce, POST verify, GET session and POST sign-out.`,
  })
})

/** Signs in from a page, as `ServerSIWX` does there, and returns the server's response. */
async function signInFrom(page: string, options: SignInOptions) {
  await using server = await serveSignIn(createSignIn(options), 'express')
  const browser = new CookieBrowser(server.url, page)
  const nonce = `${(await browser.get('/auth/nonce')).body['nonce']}`
  const message = signInMessage({
    accountAddress: account.address,
    nonce,
    domain: new URL(page).host,
    uri: `${page}/`,
    issuedAt: new Date().toISOString(),
  })
  const { status, body } = await browser.post('/auth/verify', {
    message,
    signature: await account.signMessage({ message }),
  })
  return { status, ...body }
}

/** The rejections that a mistake in the server's options causes, and that following their advice ends. */
test.each<[string, string, SignInOptions, string, readonly SignInOptions[]]>([
  [
    'the example domain on a local page',
    'http://127.0.0.1:6161',
    { domain: 'app.example.org' },
    'This server signs users in to app.example.org, but the page is http://127.0.0.1:6161. Pass its host as `domain`.',
    [{ domain: '127.0.0.1:6161' }, { domain: 'http://127.0.0.1:6161' }],
  ],
  [
    'another name of this machine',
    'http://localhost:3000',
    { domain: '127.0.0.1:3000' },
    'This server signs users in to 127.0.0.1:3000, but the page is http://localhost:3000. Pass its host as `domain`.',
    [{ domain: 'localhost:3000' }],
  ],
  [
    'another host',
    'https://www.example.org',
    { domain: 'app.example.org' },
    'This server signs users in to app.example.org, but the page is https://www.example.org. Pass its host as `domain`, or its origin in `origins`.',
    [
      { domain: 'www.example.org' },
      { domain: 'app.example.org', origins: ['https://www.example.org'] },
      { domain: 'app.example.org', origins: ['https://www.example.org/'] },
    ],
  ],
  [
    'http in the local network',
    'http://192.168.1.5:3000',
    { domain: 'localhost:3000' },
    'This server signs users in to localhost:3000, but the page is http://192.168.1.5:3000. Serve it over https, or pass its host as `domain` and `cookie: { secure: false }`.',
    [{ domain: '192.168.1.5:3000', cookie: { secure: false } }],
  ],
  [
    'http of the right host',
    'http://192.168.1.5:3000',
    { domain: '192.168.1.5:3000' },
    'This server signs users in to 192.168.1.5:3000, but the page is http://192.168.1.5:3000. Serve it over https, or allow http pages with `cookie: { secure: false }`.',
    [{ domain: '192.168.1.5:3000', cookie: { secure: false } }],
  ],
])('a rejection names both sides, and its advice works: %s', async (_, page, mistaken, message, followed) => {
  expect(await signInFrom(page, mistaken)).toEqual({ status: 403, code: 'siwx/origin-not-allowed', message })
  for (const options of followed) expect(await signInFrom(page, options)).toMatchObject({ status: 200 })
})

test('a message for another domain names both sides', async () => {
  await using server = await serveSignIn(createSignIn({ domain: 'app.example.org' }), 'express')
  const browser = new CookieBrowser(server.url, 'https://app.example.org')
  const nonce = `${(await browser.get('/auth/nonce')).body['nonce']}`
  const message = signInMessage({ accountAddress: account.address, nonce, domain: 'shop.example.org' })
  expect((await browser.post('/auth/verify', { message, signature: '0x' })).body).toEqual({
    code: 'siwx/domain-mismatch',
    message:
      "This message is for shop.example.org, but this server signs users in to app.example.org. Sign in there, or pass the page's host as `domain`.",
  })
})

test("a page may not use a message for another allowed page's host", async () => {
  const options = { domain: 'app.example.org', origins: ['https://www.example.org', 'https://shop.example.org'] }
  await using server = await serveSignIn(createSignIn(options), 'express')
  const browser = new CookieBrowser(server.url, 'https://www.example.org')
  const nonce = `${(await browser.get('/auth/nonce')).body['nonce']}`
  const message = signInMessage({ accountAddress: account.address, nonce, domain: 'shop.example.org' })
  expect(await browser.post('/auth/verify', { message, signature: '0x' })).toMatchObject({
    status: 401,
    body: { code: 'siwx/domain-mismatch' },
  })
})

test("a client's error names the URL, or the CORS headers of another origin", async () => {
  const page = { domain: 'app.example.org', uri: 'https://app.example.org/' }
  await using html = await startServer((_, response) => void response.writeHead(404).end('<html>'))
  const lost = new ServerSIWX({ url: `${html.url}/aut`, ...page })
  await expect(lost.setSessions([])).rejects.toMatchObject({
    code: 'siwx/server-invalid-response',
    message: `${html.url}/aut/sign-out answered with 404 without JSON. Check \`url\` of ServerSIWX, or the proxy of the development server.`,
  })
  const blocked = new ServerSIWX({
    url: 'https://api.example.org/auth',
    ...page,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  await expect(blocked.setSessions([])).rejects.toMatchObject({
    message: "The sign-in server at https://api.example.org/auth didn't answer. Try again.",
  })
  await inPageOf('http://localhost:3000', () =>
    expect(blocked.setSessions([])).rejects.toMatchObject({
      message:
        "https://api.example.org didn't answer, or its CORS headers don't allow http://localhost:3000 to send cookies. Try again, or allow it.",
    }),
  )
})

async function inPageOf(origin: string, run: () => Promise<void>): Promise<void> {
  Object.assign(globalThis, { location: new URL(origin) })
  await run().finally(() => Reflect.deleteProperty(globalThis, 'location'))
}

test('passes each rejection to onRefusal, with the value that the response leaves out', async () => {
  const refusals: SignInRefusal[] = []
  const signIn = createSignIn({ domain: 'app.example.org', onRefusal: refusal => refusals.push(refusal) })
  const request = new Request('https://app.example.org/auth/sign-out', {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  })
  await signIn.handle(request)
  expect(refusals).toEqual([
    {
      status: 403,
      code: 'siwx/origin-not-allowed',
      message:
        'This server signs users in to app.example.org, but the page is https://evil.example. Pass its host as `domain`, or its origin in `origins`.',
      details: 'https://evil.example',
    },
  ])
})
