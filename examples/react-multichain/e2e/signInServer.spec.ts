import { dialog } from '@openappkit/e2e-kit/page'
import { formatMessage } from '@openappkit/siwx/message'
import type { APIResponse, Page } from '@playwright/test'
import { privateKeyToAccount } from 'viem/accounts'
import type { Members } from './members'
import { connectTo, expect, sign, signButton, signInView, test } from './signIn'

type Data = Parameters<typeof formatMessage>[0]

const minute = 60_000
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * minute).toISOString()

test('the server rejects each unexpected field with its own code and creates no session', async ({
  page,
  members,
  evmChain,
}) => {
  const [account, other] = evmChain.accounts
  if (!other) throw new Error('The chain has too few accounts.')
  await members.open()
  const { chainId } = evmChain
  const table: readonly [string, Partial<Data>][] = [
    ['siwx/domain-mismatch', { domain: 'example.org' }],
    ['siwx/nonce-mismatch', { nonce: 'madeUpByThePage1' }],
    ['siwx/chain-mismatch', { chainId: 'eip155:1' }],
    ['siwx/expired', { expirationTime: inMinutes(-1) }],
    ['siwx/not-yet-valid', { notBefore: inMinutes(5) }],
    ['siwx/issued-in-future', { issuedAt: inMinutes(5) }],
    ['siwx/invalid-signature', { accountAddress: other.address }],
  ]
  for (const [code, changes] of table) {
    const data = { ...(await fresh(page, members, chainId, account.address)), ...changes }
    const message = formatMessage(data)
    const signature = await privateKeyToAccount(account.privateKey).signMessage({ message })
    expect(await codeOf(await send(page, members, { message, signature })), code).toBe(code)
  }
  // Signed for a different network than the submitted one.
  const data = await fresh(page, members, chainId, account.address)
  const signature = await privateKeyToAccount(account.privateKey).signMessage({ message: formatMessage(data) })
  const message = formatMessage({ ...data, chainId: `eip155:${chainId + 1}` })
  expect(await codeOf(await send(page, members, { message, signature }))).toBe('siwx/invalid-signature')
  expect(await codeOf(await send(page, members, { message: `${message}\n`, signature }))).toBe('siwx/invalid-message')
  expect(await codeOf(await send(page, members, { message }))).toBe('siwx/invalid-request')
  expect(await members.accounts()).toEqual([])
})

test("a sign-in can't be replayed, neither in the same browser nor with stolen cookies", async ({
  page,
  browser,
  members,
  installEve,
}) => {
  await installEve()
  await members.open()
  await connectTo(page, 'Ethereum', 'Eve')
  await expect(signButton(page)).toBeVisible()
  const [request] = await Promise.all([page.waitForRequest(`${members.auth}/verify`), sign(page)])
  const cookie = (await request.allHeaders())['cookie'] ?? ''
  expect(cookie).toContain('siwx-nonce=')
  const signed = request.postDataJSON() as object
  const headers = { origin: new URL(members.auth).origin }
  expect(await codeOf(await page.request.post(`${members.auth}/verify`, { data: signed, headers }))).toBe(
    'siwx/nonce-mismatch',
  )
  await using thief = await browser.newContext()
  const stolen = { data: signed, headers: { ...headers, cookie } }
  expect(await codeOf(await thief.request.post(`${members.auth}/verify`, stolen))).toBe('siwx/nonce-used')
  expect(await members.accounts()).toHaveLength(1)
})

test("a page on another origin can't sign the user in or out", async ({ page, members, installEve }) => {
  await installEve()
  await members.open()
  await connectTo(page, 'Ethereum', 'Eve')
  const [request] = await Promise.all([page.waitForRequest(`${members.auth}/verify`), sign(page)])
  const headers = { origin: 'https://example.org' }
  const data = request.postDataJSON() as object
  for (const action of ['verify', 'sign-out'])
    expect(await codeOf(await page.request.post(`${members.auth}/${action}`, { data, headers }))).toBe(
      'siwx/origin-not-allowed',
    )
  expect(await members.accounts()).toHaveLength(1)
})

test("scripts of the page can't read the session", async ({ page, members, installEve }) => {
  await installEve()
  await members.open()
  await connectTo(page, 'Ethereum', 'Eve')
  await sign(page)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name.endsWith('siwx-session'))).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(await page.evaluate(() => document.cookie)).toBe('')
  const secrets = cookies.map(({ value }) => value).filter(value => value !== '')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  for (const secret of secrets) expect(stored).not.toContain(secret)
})

test('if the message is altered in transit, sign-in fails, and Try again succeeds', async ({
  page,
  members,
  installEve,
  forgive,
}) => {
  // The browser logs an error for each 401 response.
  forgive(/401/)
  await installEve()
  await members.open()
  await page.route(`${members.auth}/verify`, async route => {
    const { message, signature } = route.request().postDataJSON() as { message: string; signature: string }
    await route.continue({
      postData: JSON.stringify({ message: message.replace('Members only', 'everything'), signature }),
    })
  })
  await connectTo(page, 'Ethereum', 'Eve')
  await signButton(page).click()
  await expect(signInView(page)).toContainText('Couldn’t sign in')
  expect(await members.accounts()).toEqual([])
  await page.unroute(`${members.auth}/verify`)
  await signButton(page, 'Try again').click()
  await expect(dialog(page)).toBeHidden()
  expect(await members.accounts()).toHaveLength(1)
})

test('if the server is unreachable, the user stays connected and can sign in once it is back', async ({
  page,
  members,
  chain,
  installEve,
  forgive,
}) => {
  forgive(/ERR_CONNECTION_REFUSED/)
  await installEve()
  await members.open()
  await expect.poll(() => members.takeRequests()).toContain('session')
  await page.route(`${members.auth}/**`, route => route.abort('connectionrefused'))
  await connectTo(page, 'Ethereum', 'Eve')
  await expect(signInView(page)).toContainText('Couldn’t check your sign-in')
  await expect(chain('Ethereum').getByTestId('status')).toHaveText('connected')
  await page.unroute(`${members.auth}/**`)
  await signButton(page, 'Try again').click()
  await sign(page)
  expect(await members.accounts()).toHaveLength(1)
})

/** Returns a valid sign-in message for the current nonce. */
async function fresh(page: Page, { auth, domain }: Members, chainId: number, accountAddress: string): Promise<Data> {
  const { nonce } = (await (await page.request.get(`${auth}/nonce`)).json()) as { nonce: string }
  const uri = new URL(auth).origin
  const issuedAt = new Date().toISOString()
  return { accountAddress, chainId: `eip155:${chainId}`, domain, uri, version: '1', nonce, issuedAt }
}

function send(page: Page, { auth }: Members, data: object): Promise<APIResponse> {
  return page.request.post(`${auth}/verify`, { data, headers: { origin: new URL(auth).origin } })
}

/** Expects a failed response and returns its error code. */
async function codeOf(response: APIResponse): Promise<string> {
  expect(response.ok()).toBe(false)
  return ((await response.json()) as { code: string }).code
}
