import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findViolations } from '@openappkit/e2e-kit/find-violations'
import { dialog, row } from '@openappkit/e2e-kit/page'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { verify } from './verify'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Networks of the demo, Ethereum first. */
const networks = { Ethereum: 'Local chain', Solana: 'Local Solana', Bitcoin: 'Local Bitcoin' } as const

// Run one demo at a time: each prefers the same ports.
test.describe.configure({ mode: 'default' })

test('the demo connects by link, signs on each chain and sends, and contacts only loopback addresses', async ({
  context,
  page,
}) => {
  await using demo = await startDemo()
  const hosts = new Set<string>()
  context.on('request', request => hosts.add(new URL(request.url()).hostname))
  context.on('page', opened => opened.on('websocket', socket => hosts.add(new URL(socket.url()).hostname)))
  page.on('websocket', socket => hosts.add(new URL(socket.url()).hostname))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const wallet = await context.newPage()
  await wallet.goto(demo.walletUrl)
  // In a background tab, clicks arrive a second or two late.
  const approve = async () => {
    await wallet.bringToFront()
    await wallet.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await page.bringToFront()
  }

  await page.bringToFront()
  await page.goto(demo.url)
  await page.getByRole('button', { name: 'Use another wallet' }).click()
  await row(page, 'WalletConnect').click()
  await dialog(page).getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await wallet.bringToFront()
  await wallet.getByLabel('WalletConnect link').fill(link)
  await wallet.getByRole('button', { name: 'Connect', exact: true }).click()
  await approve()
  await expect(account(page)).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await approve()
  await expect(page.getByTestId('hash')).toHaveText(/^0x[0-9a-f]{64}$/)
  for (const name of ['Ethereum', 'Solana', 'Bitcoin'] as const) {
    await useNetwork(page, networks[name])
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(wallet.getByRole('dialog')).toContainText('Hello from OpenAppKit')
    await approve()
    await expectSignature(page, name)
  }

  expect([...hosts].filter(host => host !== '')).toEqual(['127.0.0.1'])
  const connected = await demo.connections()
  expect(connected.size).toBeGreaterThan(0)
  const elsewhere = [...connected].filter(to => !/^(127\.0\.0\.1|localhost|::1|\/.*|\d+)$/.test(to))
  expect(elsewhere).toEqual([])
  // Close the pages before the backend stops: they would keep calling it.
  for (const opened of [page, wallet]) await opened.goto('about:blank')
})

test('one press and one approval connect Demo Wallet on all chains, and its panel says what is signed and sent', async ({
  page,
}) => {
  await using demo = await startDemo()
  const answer = (name: 'Approve' | 'Reject') => panel(page).getByRole('button', { name }).click()
  await page.goto(demo.url)
  await expect(page).toHaveTitle('OpenAppKit: connect any wallet')
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Connect Demo Wallet' }).click()
  await expect(panel(page)).toContainText('Connect to OpenAppKit?')
  await expect(panel(page)).toContainText(new URL(demo.url).host)
  await expect(panel(page).getByRole('heading')).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByText('You declined the request.')).toBeVisible()

  await page.getByRole('button', { name: 'Connect Demo Wallet' }).click()
  await answer('Approve')
  await expect(page.getByRole('button', { name: 'Open account' })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  for (const [name, sent] of [
    ['Ethereum', { amount: '0.01 ETH', to: /^0x7099\s?7970\s?C518/, fee: /At most 0\.0\d+ ETH/ }],
    ['Solana', { amount: '0.1 SOL', to: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/, fee: /^0\.000005 SOL$/ }],
    ['Bitcoin', { amount: '0.001 BTC', to: /^bcrt1q/, fee: /^0\.0\d+ BTC$/ }],
  ] as const) {
    await useNetwork(page, networks[name])
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(panel(page)).toContainText('Hello from OpenAppKit')
    await answer('Approve')
    await expectSignature(page, name)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(panel(page).getByRole('heading', { name: `Send ${sent.amount}?` })).toBeVisible()
    await expect(fact(page, 'Amount')).toHaveText(sent.amount)
    await expect(fact(page, 'To')).toHaveText(sent.to)
    await expect(fact(page, 'Network', true)).toHaveText(networks[name])
    await expect(fact(page, 'Network fee')).toHaveText(sent.fee)
    await answer('Approve')
    await expect(page.getByTestId('hash')).not.toBeEmpty()
  }
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await answer('Reject')
  await expect(page.getByText('You declined the request.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.goto('about:blank')
})

test('the panel and an open modal are both usable, by keyboard and mouse, on a desktop and on a phone', async ({
  page,
}) => {
  // The rows would move under a click while the card takes the height of its new view.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await using demo = await startDemo()
  await page.goto(`${demo.url}?theme=dark`)
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size)
    await page.getByRole('button', { name: 'Use another wallet' }).click()
    await row(page, 'Demo Wallet').click()
    await dialog(page)
      .getByRole('button', { name: /^Ethereum/ })
      .click()
    await expect(panel(page).getByRole('heading')).toBeFocused()
    expect(await violations(page)).toEqual([])

    // It covers nothing that the modal offers.
    const retry = dialog(page).getByRole('button', { name: 'Try again' })
    await retry.click({ trial: true })
    await tabTo(page, retry)
    await tabTo(page, panel(page).getByRole('button', { name: 'Reject' }))
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('heading', { name: 'Connection declined' })).toBeVisible()
    await expect(retry).toBeFocused()

    // Escape in the panel rejects the request and leaves the modal open.
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('heading')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page).getByRole('heading', { name: 'Connection declined' })).toBeVisible()

    // The modal closes below the panel, which stays.
    await retry.click()
    await expect(panel(page)).toBeVisible()
    await page.locator('openappkit-modal').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog', { name: 'Demo Wallet', exact: true })).toHaveCount(0)
    await panel(page).getByRole('button', { name: 'Reject' }).click()
    await expect(dialog(page)).toHaveCount(0)
  }
  await page.goto('about:blank')
})

test('the demo follows the language and the theme, and axe finds nothing in them', async ({ page }) => {
  await using demo = await startDemo()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(demo.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the demo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.getByLabel('Theme').selectOption('dark')
  const title = page.getByRole('heading', { level: 1 })
  const arabic = 'اربط أي محفظة، وامتلك كل شيء.'
  // The page shows its texts before its scripts listen.
  await expect(async () => {
    if ((await title.textContent()) !== arabic) await page.getByLabel('Language').selectOption('ar', { timeout: 1000 })
    await expect(title).toHaveText(arabic, { timeout: 1000 })
  }).toPass()
  expect(await page.evaluate(() => [document.dir, document.documentElement.lang])).toEqual(['rtl', 'ar'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await violations(page)).toEqual([])
  await page.reload()
  await expect(page.getByLabel('اللغة')).toHaveValue('ar')
  await page.getByLabel('اللغة').selectOption('de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jede Wallet verbinden. Alles selbst betreiben.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.goto('about:blank')
})

test('the demo with sign-in creates a server session, and without sign-in shows no prompt', async ({ page }) => {
  await using demo = await startDemo()
  const approve = () => panel(page).getByRole('button', { name: 'Approve' }).click()
  await page.goto(demo.url)
  await page.getByRole('switch', { name: 'Require sign-in' }).click()
  await expect(page.getByRole('switch', { name: 'Require sign-in' })).toBeChecked()
  await page.getByRole('button', { name: 'Connect Demo Wallet' }).click()
  await approve()
  await dialog(page).getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(panel(page)).toContainText('Sign this message?')
  await expect(panel(page)).toContainText('wants you to sign in')
  await approve()
  await expect(dialog(page)).toHaveCount(0)
  const address = await account(page).getAttribute('title')
  expect(await (await page.request.get(`${demo.url}auth/session`)).json()).toMatchObject({
    sessions: [{ data: { accountAddress: address, domain: new URL(demo.url).host } }],
  })
  await page.getByRole('switch', { name: 'Require sign-in' }).click()
  await expect(account(page)).toHaveAttribute('title', address ?? '')
  await expect(dialog(page)).toHaveCount(0)
  await page.goto('about:blank')
})

/** The demo wallet's panel. */
function panel(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Demo Wallet ./ })
}

/** The value of a row in the panel. */
function fact(page: Page, label: string, exact = false): Locator {
  const term = page.getByRole('term').filter({ hasText: exact ? new RegExp(`^${label}$`) : label })
  return panel(page).locator('dl > div').filter({ has: term }).getByRole('definition')
}

function account(page: Page): Locator {
  return page.getByTestId('account')
}

/** Switches to a network in the modal. */
async function useNetwork(page: Page, name: string): Promise<void> {
  if ((await page.getByTestId('network').textContent()) === name) return
  await page.getByTestId('w3m-network-button').click()
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  await expect(page.getByTestId('network')).toHaveText(name)
  await expect(dialog(page)).toHaveCount(0)
}

async function expectSignature(page: Page, name: keyof typeof networks): Promise<void> {
  const signature = (await page.getByTestId('signature').textContent()) ?? ''
  const address = (await account(page).getAttribute('title')) ?? ''
  expect(await verify[name]('Hello from OpenAppKit', address, signature), name).toBe(true)
}

/** Presses Tab until `target` has the focus, at most once around. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () =>
    target.evaluate(element => (element.getRootNode() as ShadowRoot | Document).activeElement === element)
  for (let press = 0; press < 12; press++) {
    if (await isFocused()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never came to the element')
}

/** The axe violations of the whole page. */
async function violations(page: Page): Promise<readonly string[]> {
  return findViolations(page, 'html')
}

interface Demo extends AsyncDisposable {
  readonly url: string
  readonly walletUrl: string
  /** Returns the recorded destinations of the servers' connections. */
  connections(): Promise<ReadonlySet<string>>
}

/** Runs the last step of `npm run demo`, after the build, and records its output. */
async function startDemo(): Promise<Demo> {
  const folder = await mkdtemp(join(tmpdir(), 'openappkit-demo-'))
  const record = join(folder, 'connections')
  await writeFile(record, '')
  const recorder = pathToFileURL(here('./recordConnections.mjs')).href
  const server = fork(here('../server/start.mjs'), {
    env: { ...process.env, CONNECTIONS_FILE: record, NODE_OPTIONS: `--import ${recorder}` },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [{ url, walletUrl }] = (await once(server, 'message')) as [Pick<Demo, 'url' | 'walletUrl'>]
  return {
    url,
    walletUrl,
    connections: async () => new Set((await readFile(record, 'utf8')).split('\n').filter(line => line !== '')),
    async [Symbol.asyncDispose]() {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
