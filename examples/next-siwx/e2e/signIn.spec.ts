import { connectButton, connectWith, dialog } from '@openappkit/e2e-kit/page'
import { hexToString } from 'viem'
import { disconnect, expect, sessionCookie, signInWith, test } from './fixtures'

test('after connecting and signing, the server recognizes the user on every page and after a reload', async ({
  page,
  site,
  evmChain,
  installWallet,
}) => {
  const wallet = await installWallet(page)
  const { address } = evmChain.accounts[0]
  await page.goto(`${site.url}members`)
  await expect(page.getByRole('heading', { name: 'Members only' })).toBeVisible()

  await signInWith(page)
  await expect(page.getByTestId('member')).toHaveText(address)
  const requests = await wallet.requests('personal_sign')
  const [message] = requests.map(({ params }) => hexToString((params as [`0x${string}`])[0]))
  expect(requests).toHaveLength(1)
  expect(message).toContain(`${site.host} wants you to sign in with your Ethereum account:\n${address}\n`)
  expect(message).toContain(`URI: ${site.url}members\n`)

  await page.reload()
  await expect(page.getByTestId('member')).toHaveText(address)
  await expect(page.getByTestId('account-button')).toContainText('ETH')
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByTestId('greeting')).toHaveText(`Welcome, ${address}.`)
  await expect(dialog(page)).toBeHidden()
  expect(await wallet.requests('personal_sign')).toEqual([])
})

test("the server shows the member's account only for a valid session cookie", async ({
  page,
  site,
  evmChain,
  installWallet,
  playwright,
}) => {
  await installWallet(page)
  await page.goto(site.url)
  await signInWith(page)
  const cookie = await sessionCookie(page)
  const { address } = evmChain.accounts[0]
  const read = async (header?: string): Promise<string> => {
    const request = await playwright.request.newContext(header ? { extraHTTPHeaders: { cookie: header } } : {})
    const html = await (await request.get(`${site.url}members`)).text()
    await request.dispose()
    return html
  }
  expect(await read(`siwx-session=${cookie?.value}`)).toContain(address)
  for (const header of [undefined, 'siwx-session=', `siwx-session=${'a'.repeat(cookie?.value.length ?? 0)}`]) {
    const html = await read(header)
    expect(html).toContain('Members only')
    expect(html).not.toContain(address)
  }
})

test('signing out clears the cookie and invalidates any copy of it', async ({
  page,
  site,
  installWallet,
  playwright,
}) => {
  await installWallet(page)
  await page.goto(`${site.url}members`)
  await signInWith(page)
  await expect(page.getByTestId('member')).toBeVisible()
  const kept = await sessionCookie(page)

  await disconnect(page)
  await expect(page.getByRole('heading', { name: 'Members only' })).toBeVisible()
  await expect(connectButton(page)).toBeVisible()
  expect(await sessionCookie(page)).toBeUndefined()
  const request = await playwright.request.newContext({
    extraHTTPHeaders: { cookie: `siwx-session=${kept?.value}` },
  })
  expect(await (await request.get(`${site.url}members`)).text()).toContain('Members only')
  expect(await (await request.get(`${site.url}auth/session`)).json()).toEqual({ sessions: [] })
  await request.dispose()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Members only' })).toBeVisible()
  await expect(connectButton(page)).toBeVisible()
})

test('the page offers to sign out only with a session; signing out disconnects the wallet and asks nothing', async ({
  page,
  site,
  installWallet,
}) => {
  const wallet = await installWallet(page)
  const signOut = page.getByRole('button', { name: 'Sign out' })
  await page.goto(`${site.url}members`)
  await connectWith(page)
  await expect(dialog(page).getByRole('button', { name: 'Sign', exact: true })).toBeVisible()
  await expect(signOut).toBeHidden()
  await dialog(page).getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByTestId('member')).toBeVisible()
  await page.reload()

  const before = await wallet.requests('personal_sign')
  await signOut.click()
  await expect(page.getByRole('heading', { name: 'Members only' })).toBeVisible()
  await expect(connectButton(page)).toBeVisible()
  await expect(signOut).toBeHidden()
  await expect(dialog(page)).toBeHidden()
  expect(await sessionCookie(page)).toBeUndefined()
  expect(await wallet.requests('personal_sign')).toEqual(before)
})

test('a session that ends in another tab signs this one out', async ({ page, site, installWallet, context }) => {
  await installWallet(page)
  await page.goto(`${site.url}members`)
  await signInWith(page)
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()

  const other = await context.newPage()
  await installWallet(other)
  await other.goto(`${site.url}members`)
  await connectWith(other)
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(other.getByRole('heading', { name: 'Members only' })).toBeVisible()
  await expect(connectButton(page)).toBeVisible()
  await other.close()
})

test('the session cookie is HttpOnly and SameSite=Lax, and its value never reaches the page', async ({
  page,
  site,
  installWallet,
}) => {
  await installWallet(page)
  await page.goto(site.url)
  await signInWith(page)
  await expect(page.getByTestId('greeting')).toContainText('Welcome')
  const cookie = await sessionCookie(page)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', domain: '127.0.0.1' })
  const secret = cookie?.value ?? ''
  expect(secret.length).toBeGreaterThan(20)

  const html = await (await page.reload())?.text()
  expect(html).toContain('%40appkit%2Fconnections')
  expect(html).not.toContain(secret)
  // Client-side navigation fetches the page in this format.
  const payload = await page.request.get(site.url, { headers: { rsc: '1' } })
  expect(payload.headers()['content-type']).toContain('text/x-component')
  expect(await payload.text()).not.toContain(secret)
  expect(await page.evaluate(() => document.cookie)).not.toContain('siwx')
})

test('the server renders the account, so nothing flashes before hydration', async ({
  page,
  site,
  evmChain,
  installWallet,
  browser,
}) => {
  await installWallet(page)
  await page.goto(site.url)
  await signInWith(page)
  await expect(page.getByTestId('account-button')).toContainText('ETH')

  const asleep = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const sleeping = await asleep.newPage()
  await sleeping.goto(site.url)
  await expect(sleeping.getByTestId('account-button')).toContainText(evmChain.accounts[0].address.slice(-6))
  await expect(sleeping.getByTestId('connect-button')).toHaveCount(0)
  await expect(sleeping.getByTestId('greeting')).toContainText('Welcome')
  await asleep.close()
})

test("a user who rejects the message and cancels isn't signed in", async ({ page, site, installWallet }) => {
  const wallet = await installWallet(page)
  await page.goto(site.url)
  await wallet.reject('personal_sign')
  await connectWith(page)
  await dialog(page).getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await sessionCookie(page)).toBeUndefined()
  await dialog(page).getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(connectButton(page)).toBeVisible()
  await page.reload()
  await expect(page.getByTestId('greeting')).toHaveText('You’re not signed in.')
})

test("a page on another origin can't sign the user in or out", async ({ page, site, installWallet }) => {
  await installWallet(page)
  await page.goto(site.url)
  await signInWith(page)
  for (const action of ['sign-out', 'verify']) {
    const response = await page.request.post(`${site.url}auth/${action}`, {
      headers: { origin: 'https://elsewhere.example' },
      data: {},
    })
    expect(response.status()).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'siwx/origin-not-allowed' })
  }
  await page.reload()
  await expect(page.getByTestId('greeting')).toContainText('Welcome')
})

test('a reload during the session check keeps the user signed in', async ({ page, site, evmChain, installWallet }) => {
  await installWallet(page)
  await page.goto(site.url)
  await signInWith(page)
  await expect(page.getByTestId('greeting')).toContainText('Welcome')

  // Each reload aborts the session check in progress.
  await page.route(`${site.url}auth/session`, () => {})
  for (let reload = 0; reload < 5; reload++) await Promise.all([page.waitForRequest('**/auth/session'), page.reload()])
  await page.unroute(`${site.url}auth/session`)
  await page.reload()
  await expect(page.getByTestId('greeting')).toHaveText(`Welcome, ${evmChain.accounts[0].address}.`)
  await expect(page.getByTestId('account-button')).toContainText('ETH')
  await expect(dialog(page)).toBeHidden()
})

test('in development, pages and routes share sessions, and React logs no warnings', async ({
  page,
  devSite,
  evmChain,
  installWallet,
}) => {
  test.setTimeout(60_000)
  await installWallet(page)
  await page.goto(`${devSite.url}members`)
  await signInWith(page)
  await expect(page.getByTestId('member')).toHaveText(evmChain.accounts[0].address)
  await page.reload()
  await expect(page.getByTestId('account-button')).toContainText('ETH')
  await expect(page.getByTestId('member')).toHaveText(evmChain.accounts[0].address)
  // The development server compiles pages and their routes on first request.
  for (const path of ['', 'account', 'members']) {
    await page.goto(`${devSite.url}${path}`)
    await page.reload()
    await expect(page.getByTestId('account-button')).toContainText('ETH')
  }
  await disconnect(page)
  await expect(page.getByRole('heading', { name: 'Members only' })).toBeVisible()
})
