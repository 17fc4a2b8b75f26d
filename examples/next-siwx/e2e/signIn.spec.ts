import { connectButton, connectWith, dialog } from '@openappkit/e2e-kit/page'
import { hexToString } from 'viem'
import { disconnect, expect, sessionCookie, signInWith, test } from './fixtures'

test('the server knows the user after connecting and signing, on every page and after a reload', async ({
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

test('only the server decides who is a member: without the cookie, or with another, no account is', async ({
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

test("the session's cookie is for the server: HttpOnly, SameSite=Lax, and nowhere in the page", async ({
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

test('the server draws the account, so that nothing flashes before the page wakes up', async ({
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

test('a user who rejects the message and leaves is not signed in', async ({ page, site, installWallet }) => {
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

test("another site's page can neither sign anybody in nor out", async ({ page, site, installWallet }) => {
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

test('a reload in the middle of the session check changes nothing', async ({ page, site, evmChain, installWallet }) => {
  await installWallet(page)
  await page.goto(site.url)
  await signInWith(page)
  await expect(page.getByTestId('greeting')).toContainText('Welcome')

  // The check is on its way when the page is reloaded, which aborts it.
  await page.route(`${site.url}auth/session`, () => {})
  for (let reload = 0; reload < 5; reload++) await Promise.all([page.waitForRequest('**/auth/session'), page.reload()])
  await page.unroute(`${site.url}auth/session`)
  await page.reload()
  await expect(page.getByTestId('greeting')).toHaveText(`Welcome, ${evmChain.accounts[0].address}.`)
  await expect(page.getByTestId('account-button')).toContainText('ETH')
  await expect(dialog(page)).toBeHidden()
})

test('while it is developed, pages and routes know the same sessions and React finds nothing to warn of', async ({
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
