import { createHmac, hkdfSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startCloud } from '@openappkit/cloud'
import { connectWith, dialog } from '@openappkit/e2e-kit/page'
import { serveApp } from '@openappkit/e2e-kit/serve'
import type { APIRequestContext, Cookie, Page } from '@playwright/test'
import { expect, test } from './fixtures'

const TOKEN_KEY = '@appkit/siwx-auth-token'
/** Matches the beginning of any JWT. */
const TOKEN = /eyJ[\w-]+\./

test("a user signs in to the backend with one signature, and scripts can't read the token", async ({
  page,
  context,
  cloud,
  cloudApp,
  evmChain,
  installWallet,
}) => {
  const wallet = await installWallet(page)
  await open(page, cloudApp.url)
  await signIn(page)
  const [{ address }] = evmChain.accounts
  await expect(page.getByTestId('changed')).toHaveText(address)
  const [request] = await wallet.requests('personal_sign')
  const message = Buffer.from(String(request?.params?.[0]).slice(2), 'hex').toString()
  expect(message).toContain(
    `${new URL(cloudApp.url).host} wants you to sign in with your Ethereum account:\n${address}`,
  )

  // The server returns the session for the cookie alone.
  const [cookie, ...others] = await sessionCookies(page, cloud.url)
  if (!cookie) throw new Error('The server keeps no cookie.')
  expect(others).toEqual([])
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  const answer = await me(context.request, cloud.url, cloudApp.url, cookie)
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({
    address,
    caip2Network: `eip155:${evmChain.chainId}`,
    domain: new URL(cloudApp.url).host,
    aud: new URL(cloudApp.url).origin,
  })

  const readable = await readableByScripts(page)
  expect(readable.cookie).toBe('')
  expect(readable.local[TOKEN_KEY]).toBe('cookie')
  expect(JSON.stringify(readable)).not.toMatch(TOKEN)
  expect(JSON.stringify(readable)).not.toContain(cookie.value)
})

test('a reload keeps the user signed in without a wallet prompt and rotates the cookie', async ({
  page,
  cloud,
  cloudApp,
  evmChain,
  installWallet,
}) => {
  const wallet = await installWallet(page)
  await open(page, cloudApp.url)
  await signIn(page)
  const [before] = await sessionCookies(page, cloud.url)
  const [{ address }] = evmChain.accounts

  const pending = page.waitForResponse(response => isMe(response.url()) && response.request().method() === 'GET')
  await page.reload()
  expect((await pending).status()).toBe(200)
  await expect(page.getByTestId('account-button')).toBeVisible()
  await page.getByRole('button', { name: 'Who is it?' }).click()
  await expect(page.getByTestId('said')).toHaveText(`eip155:${evmChain.chainId}:${address}`)
  await expect(dialog(page)).toBeHidden()
  // The wallet's requests are counted from the reload on.
  expect(await wallet.requests('personal_sign')).toEqual([])
  const [after] = await sessionCookies(page, cloud.url)
  expect(after?.value).not.toBe(before?.value)
})

test('disconnecting ends the session in the browser and on the server', async ({
  page,
  context,
  cloud,
  cloudApp,
  installWallet,
}) => {
  await installWallet(page)
  await open(page, cloudApp.url)
  await signIn(page)
  const [cookie] = await sessionCookies(page, cloud.url)
  const token = await nextToken(page)

  await page.getByTestId('account-button').click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByTestId('connect-button')).toBeVisible()
  await expect(page.getByTestId('changed')).toHaveText('signed out')
  await expect.poll(() => sessionCookies(page, cloud.url)).toEqual([])
  expect((await readableByScripts(page)).local).not.toHaveProperty([TOKEN_KEY])

  // Copies of the cookie and the token no longer work.
  expect((await me(context.request, cloud.url, cloudApp.url, cookie)).status()).toBe(401)
  const byToken = await context.request.get(`${cloud.url}/auth/v1/me?projectId=local`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(byToken.status()).toBe(401)
  await page.getByRole('button', { name: 'Who is it?' }).click()
  await expect(page.getByTestId('said')).toHaveText('Not authenticated')
})

test('an expired token is renewed without a wallet prompt', async ({ page, evmChain, installWallet }) => {
  const secret = 'the secret of a server in a test'
  const dataDirectory = await mkdtemp(join(tmpdir(), 'openappkit-signin-'))
  const cloud = await startCloud({ port: 0, dataDirectory, logLevel: 'silent', authSecret: secret })
  const config = { chainId: evmChain.chainId, rpcUrl: evmChain.url, cloud: cloud.url }
  const dist = fileURLToPath(new URL('../dist-e2e', import.meta.url))
  const app = await serveApp({ dist, config, connect: [evmChain.url] })
  try {
    const wallet = await installWallet(page)
    await open(page, app.url)
    await signIn(page)
    // Simulates a page that slept until its token expired.
    const sent: number[] = []
    await page.route(isMe, async route => {
      const headers = await route.request().allHeaders()
      const expired = headers['authorization'] && expiredToken(headers['authorization'].slice(7), secret)
      if (expired) sent.push(1)
      await route.continue({ headers: { ...headers, ...(expired && { authorization: `Bearer ${expired}` }) } })
    })
    const answered = page.waitForResponse(response => isMe(response.url()))
    await page.getByRole('button', { name: 'Who is it?' }).click()
    await expect(page.getByTestId('said')).toHaveText(`eip155:${evmChain.chainId}:${evmChain.accounts[0].address}`)
    expect(sent).toEqual([1])
    const [, claims = ''] = ((await (await answered).headerValue('x-session-token')) ?? '').split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString()).exp).toBeGreaterThan(Date.now() / 1000 + 600)
    expect(await wallet.requests('personal_sign')).toHaveLength(1)
    await expect(dialog(page)).toBeHidden()
  } finally {
    // Otherwise the page's last requests may find the servers closed.
    await page.goto('about:blank')
    await app.close()
    await cloud.close()
    await rm(dataDirectory, { recursive: true, force: true })
  }
})

async function open(page: Page, url: string): Promise<void> {
  await page.goto(`${url}e2e/pages/cloudSignIn.html`)
}

/** Connects and signs in. */
async function signIn(page: Page): Promise<void> {
  await connectWith(page)
  await dialog(page).getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByTestId('changed')).not.toBeEmpty()
}

function isMe(url: URL | string): boolean {
  return new URL(url).pathname === '/auth/v1/me'
}

/** Returns the server's cookies that renew sessions. */
async function sessionCookies(page: Page, url: string): Promise<Cookie[]> {
  return (await page.context().cookies(url)).filter(({ name }) => name.startsWith('openappkit-'))
}

function me(request: APIRequestContext, url: string, app: string, cookie: Cookie | undefined) {
  const headers = { origin: new URL(app).origin, cookie: `${cookie?.name}=${cookie?.value}` }
  return request.get(`${url}/auth/v1/me?projectId=local`, { headers })
}

/** Returns the next token that the page gets for its server. */
async function nextToken(page: Page): Promise<string> {
  const answered = page.waitForResponse(response => isMe(response.url()))
  await page.getByRole('button', { name: 'Who is it?' }).click()
  const token = await (await answered).headerValue('x-session-token')
  if (token === null) throw new Error('The server gave no token.')
  return token
}

/** Returns the same token, expired a minute ago. */
function expiredToken(token: string, secret: string): string {
  const [header = '', body = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const text = `${header}.${Buffer.from(JSON.stringify({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 })).toString('base64url')}`
  // Each kind of token has its own key.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'openappkit/sign-in/session', 32))
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

/** Returns everything that an injected script could steal. */
function readableByScripts(page: Page) {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '')
    return { cookie: document.cookie, local: { ...localStorage }, session: { ...sessionStorage }, databases }
  })
}
