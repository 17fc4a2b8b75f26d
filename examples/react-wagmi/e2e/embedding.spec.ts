import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { connectButton, connectWith, dialog, labReady, row } from '@openappkit/e2e-kit/page'
import type { AppConfig } from '../src/config'
import { expect, test } from './fixtures'
import type { LabKit } from './pages/lab'

test("connecting and signing don't violate the strictest content security policy", async ({
  page,
  app,
  installWallet,
}) => {
  await installWallet(page)
  const response = await page.goto(app.url)
  const policy = response?.headers()['content-security-policy'] ?? ''
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "require-trusted-types-for 'script'",
  ]) {
    expect(policy).toContain(rule)
  }
  expect(policy).not.toContain('unsafe')
  await page.evaluate(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', event =>
      violations.push(`${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  await connectWith(page)
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(page.getByTestId('signature')).toHaveText(/^0x/)
  await page.getByTestId('account-button').click()
  await dialog(page)
    .getByRole('button', { name: /connected$/ })
    .click()
  await expect(dialog(page)).toContainText('Active')
  expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([])
})

test("two kits on one page, with different themes and networks, don't affect each other", async ({
  page,
  lab,
  installThreeChainWallet,
  evmChain,
  secondChain,
}) => {
  await installThreeChainWallet()
  await page.goto(`${lab.url}e2e/pages/lab`)
  await labReady(page)
  const kits: LabKit[] = [
    { name: 'night', chainIds: [evmChain.chainId], options: { themeMode: 'dark' } },
    {
      name: 'day',
      chainIds: [secondChain.chainId],
      options: { themeMode: 'light', themeVariables: { '--w3m-accent': '#00875a' } },
    },
  ]
  for (const kit of kits) await page.evaluate(made => window.lab.create(made), kit)
  const night = page.getByRole('region', { name: 'night' })
  const day = page.getByRole('region', { name: 'day' })

  await night.getByTestId('connect-button').click()
  await expect(dialog(page)).toHaveCount(1)
  const dark = await dialog(page).evaluate(
    element => getComputedStyle(element.querySelector('[part~="card"]') ?? element).backgroundColor,
  )
  await row(page, 'Test Wallet').click()
  await expect(night.getByTestId('account-button')).toBeVisible()
  await expect(day.getByTestId('connect-button')).toBeVisible()

  await day.getByTestId('connect-button').click()
  const light = await dialog(page).evaluate(
    element => getComputedStyle(element.querySelector('[part~="card"]') ?? element).backgroundColor,
  )
  expect([dark, light]).toEqual(['rgb(18, 19, 19)', 'rgb(255, 255, 255)'])
  await page.keyboard.press('Escape')
  await day.getByTestId('w3m-network-button').click()
  await expect(dialog(page).getByRole('button', { name: /^Second chain/ })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: /^Local chain/ })).toHaveCount(0)
})

test('destroy() leaves no listeners, timers, elements or subscriptions behind', async ({
  page,
  lab,
  installWallet,
}) => {
  const wallet = await installWallet(page)
  await page.addInitScript(() => {
    const counts = { listeners: 0, intervals: 0 }
    Object.assign(window, { counts })
    for (const target of [window, document]) {
      const known = new Map<unknown, Set<string>>()
      const { addEventListener, removeEventListener } = target
      target.addEventListener = function (this: EventTarget, type: string, listener: unknown, ...rest: never[]) {
        const types = known.get(listener) ?? new Set()
        if (!types.has(type)) counts.listeners++
        known.set(listener, types.add(type))
        return Reflect.apply(addEventListener, target, [type, listener, ...rest])
      }
      target.removeEventListener = function (this: EventTarget, type: string, listener: unknown, ...rest: never[]) {
        if (known.get(listener)?.delete(type)) counts.listeners--
        return Reflect.apply(removeEventListener, target, [type, listener, ...rest])
      }
    }
    const running = new Set<unknown>()
    const { setInterval, clearInterval } = window
    window.setInterval = ((...args: Parameters<typeof setInterval>) => {
      const id = setInterval(...args)
      running.add(id)
      counts.intervals = running.size
      return id
    }) as typeof setInterval
    window.clearInterval = id => {
      running.delete(id)
      counts.intervals = running.size
      clearInterval(id)
    }
  })
  await page.goto(`${lab.url}e2e/pages/lab`)
  await labReady(page)
  const round = async (): Promise<object> => {
    await page.evaluate(() => window.lab.create({ name: 'brief' }))
    await connectButton(page).click()
    await row(page, 'Test Wallet').click()
    await page.getByTestId('account-button').click()
    await expect(dialog(page)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
    await expect(connectButton(page)).toBeVisible()
    await page.evaluate(() => window.lab.destroy('brief'))
    await expect(page.locator('openappkit-modal')).toHaveCount(0)
    const inPage = await page.evaluate(() => ({
      ...(Reflect.get(window, 'counts') as object),
      elements: document.querySelectorAll('*').length,
      sheets: document.adoptedStyleSheets.length,
    }))
    return { ...inPage, wallet: await wallet.listenerCount() }
  }
  // The first round adds what stays by design: the bundle's chunks remain as link elements. React's root listeners go
  // with their container.
  const first = await round()
  const second = await round()
  expect(second).toEqual(first)
  expect(second).toMatchObject({ wallet: 0, intervals: 0 })
})

test("hostile styles of the host app don't affect the modal", async ({ page, lab, installWallet }) => {
  await installWallet(page)
  await page.goto(`${lab.url}e2e/pages/hostile`)
  await labReady(page)
  await page.evaluate(() => {
    window.lab.create({ name: 'host' })
    void window.lab.kits['host']?.open()
  })
  await expect(row(page, 'Test Wallet')).toBeVisible()
  const look = await row(page, 'Test Wallet').evaluate(element => {
    const { color, fontSize, display, opacity } = getComputedStyle(element)
    return { color, fontSize, display, opacity, height: element.getBoundingClientRect().height }
  })
  await page.goto(`${lab.url}e2e/pages/lab`)
  await labReady(page)
  await page.evaluate(() => {
    window.lab.create({ name: 'host' })
    void window.lab.kits['host']?.open()
  })
  await expect(row(page, 'Test Wallet')).toBeVisible()
  const expected = await row(page, 'Test Wallet').evaluate(element => {
    const { color, fontSize, display, opacity } = getComputedStyle(element)
    return { color, fontSize, display, opacity, height: element.getBoundingClientRect().height }
  })
  expect(look).toEqual(expected)
})

test('before the first click, the app requests only its own files', async ({ page, app, installWallet }) => {
  await installWallet(page)
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.goto(app.url)
  await expect(connectButton(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requests.filter(url => !url.startsWith(app.url))).toEqual([])
  expect(
    requests.filter(url => url.startsWith(app.url) && !/\/(assets\/.*|config\.json|icon\.svg)?$/.test(url)),
  ).toEqual([])
})

test("with a stored connection, the app requests only its own files and the chain's RPC", async ({
  page,
  app,
  installWallet,
  evmChain,
}) => {
  await installWallet(page)
  await page.goto(app.url)
  await connectWith(page)
  await expect(page.getByTestId('status')).toHaveText('connected')
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.reload()
  await expect(page.getByTestId('account-button')).toContainText('ETH')
  await page.waitForLoadState('networkidle')
  expect(requests.filter(url => !url.startsWith(app.url) && !url.startsWith(evmChain.url))).toEqual([])
})

test('with cookies, the server renders the connected markup, and the app hydrates without warnings', async ({
  page,
  evmChain,
  installWallet,
}) => {
  await installWallet(page)
  const dist = fileURLToPath(new URL('../dist-e2e', import.meta.url))
  const server = (await import(
    pathToFileURL(fileURLToPath(new URL('../dist-ssr/ssrServer.js', import.meta.url))).href
  )) as {
    render(config: AppConfig, cookie: string): string
  }
  const config: AppConfig = { chains: [evmChain.chain], backend: {} }
  const template = readFileSync(`${dist}/e2e/pages/ssr.html`, 'utf8')
  const http = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path === '/config.json')
      return response.end(JSON.stringify({ chainId: evmChain.chainId, rpcUrl: evmChain.url }))
    if (path !== '/') {
      response.setHeader(
        'content-type',
        path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'image/svg+xml',
      )
      return response.end(readFileSync(dist + path))
    }
    response.setHeader('content-type', 'text/html')
    return response.end(template.replace('<!--server-->', server.render(config, request.headers.cookie ?? '')))
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/`
  try {
    await page.goto(url)
    await connectWith(page)
    await expect(page.getByTestId('account-button')).toContainText('ETH')

    const html = await (await page.request.get(url)).text()
    expect(html).toContain('data-testid="account-button"')
    expect(html).toContain(evmChain.accounts[0].address.slice(-6))
    expect(html).not.toContain('data-testid="connect-button"')
    await page.reload()
    await expect(page.getByTestId('account-button')).toContainText('ETH')
  } finally {
    await new Promise(resolve => http.close(resolve).closeAllConnections())
  }
})

test('the app calls the wallet within the click, before any animation or timer', async ({
  page,
  openApp,
  installWallet,
}) => {
  const wallet = await installWallet(page)
  await openApp()
  await connectButton(page).click()
  await row(page, 'Test Wallet').hover()
  await row(page, 'Test Wallet').evaluate(async element => {
    ;(element as HTMLElement).click()
    // Wait one turn of the event loop: work that needs a timer, a frame or the network hasn't happened yet.
    await new Promise<void>(resolve => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
    performance.mark('one-turn-after-click')
  })
  const turn = await page.evaluate(() => performance.getEntriesByName('one-turn-after-click')[0]?.startTime ?? 0)
  const connectRequests = (await wallet.requests()).filter(
    ({ method }) => method === 'wallet_requestPermissions' || method === 'eth_requestAccounts',
  )
  expect(connectRequests[0]?.time).toBeLessThan(turn)
})
