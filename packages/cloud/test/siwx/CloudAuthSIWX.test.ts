import type { SIWXSession } from '@openappkit/contract'
import { CloudAuthSIWX, type CloudPage } from '@openappkit/siwx'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CloudBrowser } from './CloudBrowser'
import { type SignInCloud, startSignInCloud } from './startSignInCloud'

const ORIGIN = 'https://app.example'
const TOKEN_KEY = '@appkit/siwx-auth-token'

let server: SignInCloud
let browser: CloudBrowser
beforeAll(async () => {
  server = await startSignInCloud()
})
afterAll(() => server.close())
beforeEach(() => {
  browser = new CloudBrowser()
  browser.start()
})
afterEach(() => vi.unstubAllGlobals())

function pageWith(activeNetworkId: () => `eip155:${number}`): CloudPage {
  return {
    networks: [],
    activeNetworkId,
    evmAddress: () => undefined,
    onEvmAddress: () => () => {},
    signIn: async () => {},
    onError: () => {},
    cloud: async () => ({
      url: server.url,
      query: { projectId: server.projectId, st: 'appkit', sv: 'react-wagmi-1.0.0' },
      walletInfo: () => ({ type: 'extension', name: 'Test wallet' }),
    }),
  } as CloudPage
}

/** Returns the configuration of an app that has just loaded. */
function load(): CloudAuthSIWX {
  const siwx = new CloudAuthSIWX()
  siwx.attach(pageWith(() => 'eip155:1'))
  return siwx
}

async function signed(
  siwx: CloudAuthSIWX,
  account: PrivateKeyAccount,
  chainId: `eip155:${number}` = 'eip155:1',
): Promise<SIWXSession> {
  const data = await siwx.createMessage({ accountAddress: account.address, chainId })
  const message = data.toString()
  return { data, message, signature: await account.signMessage({ message }) }
}

function newAccount(): PrivateKeyAccount {
  return privateKeyToAccount(generatePrivateKey())
}

function requestedPaths(): string[] {
  return browser.requests.map(({ method, path }) => `${method} ${path}`)
}

test('signs in, stays signed in after a reload, and stores no token if cookies work', async () => {
  const [siwx, account] = [load(), newAccount()]
  await siwx.addSession(await signed(siwx, account))
  expect(requestedPaths()).toEqual(['GET /auth/v1/nonce', 'POST /auth/v1/authenticate', 'GET /auth/v1/me'])
  expect([...browser.stored]).toEqual([[TOKEN_KEY, 'cookie']])

  const reloaded = load()
  const [session] = await reloaded.getSessions('eip155:1', account.address.toLowerCase())
  expect(session).toMatchObject({
    data: { accountAddress: account.address, chainId: 'eip155:1', domain: 'app.example', uri: `${ORIGIN}/shop` },
    message: '',
    signature: '',
  })
  expect(browser.requests.at(-1)?.authorization).toBeNull()
  expect(await reloaded.getSessions('eip155:10', account.address)).toEqual([])
  expect(await reloaded.getSessions('eip155:1', newAccount().address)).toEqual([])
})

test('without cookies, stores the token and renews it with each read', async () => {
  browser.keepsCookies = false
  const [siwx, account] = [load(), newAccount()]
  await siwx.addSession(await signed(siwx, account))
  expect(browser.stored.get(TOKEN_KEY)?.split('.')).toHaveLength(3)
  const seen = new Set([browser.stored.get(TOKEN_KEY)])
  for (let looks = 1; looks <= 3; looks += 1) {
    expect(await load().getSessions('eip155:1', account.address)).toHaveLength(1)
    expect(browser.requests.at(-1)?.authorization).toMatch(/^Bearer /)
    seen.add(browser.stored.get(TOKEN_KEY))
    expect(seen.size).toBe(1 + looks)
  }
})

test('sends no request without a session', async () => {
  expect(await load().getSessions('eip155:1', newAccount().address)).toEqual([])
  expect(browser.requests).toEqual([])
})

test.each([true, false])(
  'signing out ends the session in the app and on the server; with cookies: %s',
  async keepsCookies => {
    browser.keepsCookies = keepsCookies
    const [siwx, account] = [load(), newAccount()]
    await siwx.addSession(await signed(siwx, account))
    const token = await siwx.getSessionToken()
    const kept = new Map(browser.stored)
    const cookies = new Map(browser.cookies)
    await siwx.setSessions([])
    expect(browser.stored.size).toBe(0)
    expect(await siwx.getSessions('eip155:1', account.address)).toEqual([])

    for (const [name, value] of kept) browser.stored.set(name, value)
    browser.cookies = cookies
    expect(await load().getSessions('eip155:1', account.address)).toEqual([])
    const url = `${server.url}/auth/v1/me?projectId=${server.projectId}`
    const init = { headers: { authorization: `Bearer ${token}` } }
    expect((await fetch(new URL(url), init)).status).toBe(401)
  },
)

test("reports a sign-out that didn't reach the server as failed, but applies it in the app", async () => {
  const [siwx, account] = [load(), newAccount()]
  await siwx.addSession(await signed(siwx, account))
  browser.isOffline = true
  await expect(siwx.revokeSession('eip155:1', account.address)).rejects.toMatchObject({
    code: 'siwx/cloud-unreachable',
  })
  browser.isOffline = false
  expect(await load().getSessions('eip155:1', account.address)).toEqual([])
})

test('rejects while the server is unavailable, and returns the same session again afterward', async () => {
  const [siwx, account] = [load(), newAccount()]
  await siwx.addSession(await signed(siwx, account))
  browser.isOffline = true
  await expect(siwx.getSessions('eip155:1', account.address)).rejects.toMatchObject({ code: 'siwx/cloud-unreachable' })
  browser.isOffline = false
  expect(await siwx.getSessions('eip155:1', account.address)).toHaveLength(1)
})

test('notifies listeners of sign-ins and sign-outs until they unsubscribe', async () => {
  const [siwx, account] = [load(), newAccount()]
  const received: (string | undefined)[] = []
  const leave = siwx.on('sessionChanged', session => void received.push(session?.data.accountAddress))
  await siwx.addSession(await signed(siwx, account))
  await siwx.revokeSession()
  leave()
  await siwx.addSession(await signed(siwx, account))
  expect(received).toEqual([account.address, undefined])
})

test('two messages can wait for a signature, and each can be used once', async () => {
  const [siwx, account] = [load(), newAccount()]
  const first = await signed(siwx, account)
  const second = await signed(siwx, account, 'eip155:10')
  await siwx.addSession(first)
  await siwx.addSession(second)
  expect(await siwx.getSessions('eip155:10', account.address)).toHaveLength(1)
  await expect(siwx.addSession(first)).rejects.toMatchObject({ code: 'siwx/nonce-mismatch' })
})

test("rejects another account's signature with the server’s message, and creates no session", async () => {
  const [siwx, account] = [load(), newAccount()]
  const session = await signed(siwx, account)
  const { signature } = await signed(siwx, newAccount())
  await expect(siwx.addSession({ ...session, signature })).rejects.toMatchObject({
    code: 'siwx/cloud-rejected',
    message: 'The signature is not valid. Sign in again.',
  })
  expect(browser.stored.has(TOKEN_KEY)).toBe(false)
})

test('keeps the session of the current network among several', async () => {
  const [siwx, account] = [load(), newAccount()]
  await siwx.setSessions([await signed(siwx, account, 'eip155:10'), await signed(siwx, account)])
  expect(await siwx.getSessions('eip155:1', account.address)).toHaveLength(1)
  expect(await siwx.getSessions('eip155:10', account.address)).toEqual([])
})

test("returns the app's data of an account, and nothing without a sign-in", async () => {
  const [siwx, account] = [load(), newAccount()]
  await expect(siwx.getSessionAccount()).rejects.toMatchObject({
    code: 'siwx/not-authenticated',
    message: 'Not authenticated',
  })
  await siwx.addSession(await signed(siwx, account))
  await siwx.setSessionAccountMetadata({ name: 'Ada' })
  expect(await siwx.getSessionAccount()).toMatchObject({
    address: account.address,
    appKitAccount: { metadata: { name: 'Ada' }, connection_method: { type: 'extension', name: 'Test wallet' } },
  })
})

test("rejects email codes, which the server doesn't send", async () => {
  const request = load().requestEmailOtp({ email: 'ada@example.org', account: 'eip155:1:0x0' })
  await expect(request).rejects.toMatchObject({ message: "This server doesn't offer this service." })
  await expect(load().confirmEmailOtp({ code: '123456' })).rejects.toMatchObject({ code: 'siwx/otp-not-requested' })
})

test("shows an app that the project doesn't list why it is rejected", async () => {
  browser.origin = 'https://another.example'
  const message = load().createMessage({ accountAddress: newAccount().address, chainId: 'eip155:1' })
  await expect(message).rejects.toMatchObject({
    code: 'siwx/cloud-rejected',
    message: 'Unauthorized: origin not allowed',
  })
})

test('reports a missing backend to the app', async () => {
  const siwx = new CloudAuthSIWX()
  const message = siwx.createMessage({ accountAddress: newAccount().address, chainId: 'eip155:1' })
  await expect(message).rejects.toMatchObject({ code: 'siwx/cloud-not-configured' })
})
