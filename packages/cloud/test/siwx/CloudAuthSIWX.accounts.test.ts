import type { SIWXSession } from '@openappkit/contract'
import { CloudAuthSIWX } from '@openappkit/siwx'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CloudBrowser } from './CloudBrowser'
import { type SignInCloud, startSignInCloud } from './startSignInCloud'

/** The real network, not the app's. */
const network = globalThis.fetch

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

function load(): CloudAuthSIWX {
  return new CloudAuthSIWX({ cloud: server.url, projectId: server.projectId })
}

async function signed(siwx: CloudAuthSIWX, account: PrivateKeyAccount): Promise<SIWXSession> {
  const data = await siwx.createMessage({ accountAddress: account.address, chainId: 'eip155:1' })
  const message = data.toString()
  return { data, message, signature: await account.signMessage({ message }) }
}

function newAccount(): PrivateKeyAccount {
  return privateKeyToAccount(generatePrivateKey())
}

/** Sends a request with the token from outside the app. */
function elsewhere(method: string, key: string, token: string): Promise<Response> {
  const url = `${server.url}/auth/v1/${key}?projectId=${server.projectId}`
  return network(url, { method, headers: { authorization: `Bearer ${token}` } })
}

/** Returns the address that a token identifies, or the status of the response. */
async function knownBy(token: string): Promise<unknown> {
  const response = await elsewhere('GET', 'me', token)
  return response.ok ? ((await response.json()) as { address: string }).address : response.status
}

/** Holds back the next response of `me` until it is released. */
function heldAnswer(): { readonly arrived: Promise<void>; letGo(): void } {
  let letGo = () => {}
  const released = new Promise<void>(resolve => void (letGo = resolve))
  const arrived = new Promise<void>(resolve => {
    browser.onAnswer = async path => {
      if (!path.endsWith('/me')) return
      browser.onAnswer = async () => {}
      resolve()
      await released
    }
  })
  return { arrived, letGo }
}

test.each([true, false])(
  'signing in with another account ends the previous session on the server; with cookies: %s',
  async keepsCookies => {
    browser.keepsCookies = keepsCookies
    const [siwx, one, other] = [load(), newAccount(), newAccount()]
    await siwx.addSession(await signed(siwx, one))
    const token = await siwx.getSessionToken()
    expect(await knownBy(token)).toBe(one.address)
    await siwx.addSession(await signed(siwx, other))
    expect(await knownBy(token)).toBe(401)
    expect(await knownBy(await siwx.getSessionToken())).toBe(other.address)
  },
)

test.each([
  [true, 200],
  [true, 401],
  [false, 200],
  [false, 401],
])(
  "a response about the previous account doesn't affect the next one; with cookies: %s, status: %s",
  async (keepsCookies, status) => {
    browser.keepsCookies = keepsCookies
    const [siwx, one, other] = [load(), newAccount(), newAccount()]
    await siwx.addSession(await signed(siwx, one))
    if (status === 401) {
      await elsewhere('POST', 'sign-out', await siwx.getSessionToken())
    }
    const next = await signed(siwx, other)
    const held = heldAnswer()
    const before = siwx.getSessions('eip155:1', one.address)
    await held.arrived
    await siwx.addSession(next)
    // It doesn't answer a query about the other account either.
    expect(await siwx.getSessions('eip155:1', other.address)).toHaveLength(1)
    held.letGo()
    expect(await before).toEqual([])
    expect(await knownBy(await siwx.getSessionToken())).toBe(other.address)
    expect(await load().getSessions('eip155:1', other.address)).toHaveLength(1)
  },
)

test.each([true, false])(
  'a response that arrives after a sign-out creates no session; with cookies: %s',
  async keepsCookies => {
    browser.keepsCookies = keepsCookies
    const [siwx, account] = [load(), newAccount()]
    await siwx.addSession(await signed(siwx, account))
    const held = heldAnswer()
    const request = siwx.getSessionAccount()
    await held.arrived
    await siwx.revokeSession()
    held.letGo()
    await expect(request).rejects.toMatchObject({ code: 'siwx/not-authenticated' })
    expect(browser.stored.size).toBe(0)
  },
)

test.each([true, false])(
  "doesn't sign out another tab of the app that signed in with another account; with cookies: %s",
  async keepsCookies => {
    browser.keepsCookies = keepsCookies
    const [here, there, one, other] = [load(), load(), newAccount(), newAccount()]
    await here.addSession(await signed(here, one))
    await there.addSession(await signed(there, other))
    expect(await here.getSessions('eip155:1', one.address)).toEqual([])
    expect(await there.getSessions('eip155:1', other.address)).toHaveLength(1)
    expect(await load().getSessions('eip155:1', other.address)).toHaveLength(1)
  },
)
