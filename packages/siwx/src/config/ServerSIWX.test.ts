import type { CaipNetworkId, SIWXMessage, SIWXSession } from '@openappkit/contract'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CookieBrowser } from '../../test/CookieBrowser'
import { serveSignIn } from '../../test/serveSignIn'
import { startServer } from '../../test/startServer'
import { createSignIn } from '../server/createSignIn'
import { ServerSIWX, type ServerSIWXOptions } from './ServerSIWX'

const domain = 'app.example.org'
const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const mainnet = 'eip155:1'
const optimism = 'eip155:10'

async function openPage(): Promise<
  AsyncDisposable & { siwx: ServerSIWX; browser: CookieBrowser; open(more?: Partial<ServerSIWXOptions>): ServerSIWX }
> {
  const server = await serveSignIn(createSignIn({ domain }), 'node')
  const browser = new CookieBrowser(server.url, `https://${domain}`)
  const open = (more: Partial<ServerSIWXOptions> = {}): ServerSIWX =>
    new ServerSIWX({ url: `${server.url}/auth/`, domain, uri: `https://${domain}/`, fetch: browser.fetch, ...more })
  return { siwx: open(), open, browser, [Symbol.asyncDispose]: server[Symbol.asyncDispose] }
}

async function sign(data: SIWXMessage): Promise<SIWXSession> {
  const message = data.toString()
  return { data, message, signature: await account.signMessage({ message }) }
}

const signFor = async (siwx: ServerSIWX, chainId: CaipNetworkId): Promise<SIWXSession> =>
  sign(await siwx.createMessage({ chainId, accountAddress: account.address }))

test('finds a session after a reload and loses it on sign-out', async () => {
  await using page = await openPage()
  expect(await page.siwx.getSessions(mainnet, account.address)).toEqual([])
  const session = await signFor(page.siwx, mainnet)
  await page.siwx.addSession(session)

  const reloaded = page.open()
  expect(await reloaded.getSessions(mainnet, account.address.toLowerCase())).toMatchObject([
    { message: session.message, signature: session.signature, data: { accountAddress: account.address } },
  ])
  expect(await reloaded.getSessions(optimism, account.address)).toEqual([])

  await reloaded.setSessions([])
  expect(await page.siwx.getSessions(mainnet, account.address)).toEqual([])
  expect(page.browser.cookies.has('__Host-siwx-session')).toBe(false)
})

test('calls onChange after each change on the server, not after a rejection', async () => {
  await using page = await openPage()
  let changes = 0
  const siwx = page.open({ onChange: () => void changes++ })
  const session = await signFor(siwx, mainnet)
  await expect(siwx.addSession({ ...session, signature: '0x00' })).rejects.toThrow()
  expect(changes).toBe(0)
  await siwx.addSession(session)
  await siwx.revokeSession(optimism, account.address)
  await siwx.setSessions([await signFor(siwx, optimism)])
  await siwx.setSessions([])
  expect(changes).toBe(4)
})

test('revokes a session of one chain and keeps the others', async () => {
  await using page = await openPage()
  await page.siwx.addSession(await signFor(page.siwx, mainnet))
  await page.siwx.addSession(await signFor(page.siwx, optimism))
  await page.siwx.revokeSession(mainnet, account.address)
  expect(await page.siwx.getSessions(mainnet, account.address)).toEqual([])
  expect(await page.siwx.getSessions(optimism, account.address)).toHaveLength(1)
})

test('replaces the sessions', async () => {
  await using page = await openPage()
  await page.siwx.addSession(await signFor(page.siwx, mainnet))
  await page.siwx.setSessions([await signFor(page.siwx, optimism)])
  expect(await page.siwx.getSessions(mainnet, account.address)).toEqual([])
  expect(await page.siwx.getSessions(optimism, account.address)).toHaveLength(1)
})

test("passes on the codes of the server's rejections", async () => {
  await using page = await openPage()
  const session = await signFor(page.siwx, mainnet)
  await page.siwx.addSession(session)
  await expect(page.siwx.addSession(session)).rejects.toMatchObject({ code: 'siwx/nonce-mismatch' })
  const forged = { ...(await signFor(page.siwx, mainnet)), signature: session.signature }
  await expect(page.siwx.addSession(forged)).rejects.toMatchObject({ code: 'siwx/invalid-signature' })
})

test('distinguishes a failing server from a rejection', async () => {
  const down = new ServerSIWX({ url: 'http://127.0.0.1:1/auth', domain, uri: `https://${domain}/` })
  await expect(down.getSessions(mainnet, account.address)).rejects.toMatchObject({ code: 'siwx/server-unreachable' })
  const answers = [
    [200, '<html>'],
    [200, '{}'],
    [500, '{"error":"no"}'],
  ] as const
  for (const [status, body] of answers) {
    await using server = await startServer((_, response) => {
      response.statusCode = status
      response.end(body)
    })
    const siwx = new ServerSIWX({ url: server.url, domain, uri: `https://${domain}/` })
    await expect(siwx.getSessions(mainnet, account.address)).rejects.toMatchObject({
      code: 'siwx/server-invalid-response',
    })
    await expect(siwx.createMessage({ chainId: mainnet, accountAddress: account.address })).rejects.toMatchObject({
      code: 'siwx/server-invalid-response',
    })
  }
})

test.each([false, true])('times out if a server never responds; after half a response: %s', async answersHalf => {
  const deadline = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
  onTestFinished(() => timeout.mockRestore())
  let onRequest = () => {}
  const requested = new Promise<void>(resolve => void (onRequest = resolve))
  await using server = await startServer((_, response) => {
    if (answersHalf) response.write('{')
    onRequest()
  })
  const siwx = new ServerSIWX({ url: server.url, domain, uri: `https://${domain}/` })
  const sessions = expect(siwx.getSessions(mainnet, account.address)).rejects.toMatchObject({
    code: 'siwx/server-unreachable',
  })
  await requested
  deadline.abort()
  await sessions
  expect(timeout).toHaveBeenCalledWith(10_000)
})

test('requires sign-in and signs out on disconnect by default', () => {
  const usual = new ServerSIWX({ url: '/auth', domain, uri: `https://${domain}/` })
  expect([usual.getRequired(), usual.signOutOnDisconnect]).toEqual([true, true])
  const free = new ServerSIWX({ url: '/auth', required: false, signOutOnDisconnect: false })
  expect([free.getRequired(), free.signOutOnDisconnect]).toEqual([false, false])
})

test('subscribeSessions: calls its listener after each change, also without onChange', async () => {
  await using page = await openPage()
  let changes = 0
  const stop = page.siwx.subscribeSessions(() => void changes++)
  await page.siwx.addSession(await signFor(page.siwx, mainnet))
  await page.siwx.revokeSession(mainnet, account.address)
  await page.siwx.setSessions([])
  expect(changes).toBe(3)
  stop()
  await page.siwx.setSessions([])
  expect(changes).toBe(3)
})
