import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { connectButton, dialog, row } from '@openappkit/e2e-kit/page'
import { expect, test } from './fixtures'
import { verify } from './verify'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const chains = ['Ethereum', 'Solana', 'Bitcoin'] as const

// Run one demo at a time: each prefers the same ports.
test.describe.configure({ mode: 'default' })

test('the demo connects by link, signs on each chain and sends, and contacts only loopback addresses', async ({
  context,
  page,
  chain,
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
  await connectButton(page).click()
  await row(page, 'WalletConnect').click()
  await dialog(page).getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await wallet.bringToFront()
  await wallet.getByLabel('WalletConnect link').fill(link)
  await wallet.getByRole('button', { name: 'Connect', exact: true }).click()
  await approve()
  for (const name of chains) {
    const panel = chain(name)
    await expect(panel.getByTestId('status')).toHaveText('connected')
    await panel.getByRole('button', { name: 'Sign message' }).click()
    await expect(wallet.getByRole('dialog')).toContainText('Hello from OpenAppKit')
    await approve()
    await expect(panel.getByTestId('signature')).not.toBeEmpty()
    const address = (await panel.getByTestId('account').textContent()) ?? ''
    const signature = (await panel.getByTestId('signature').textContent()) ?? ''
    expect(await verify[name]('Hello from OpenAppKit', address, signature), name).toBe(true)
  }
  await chain('Ethereum').getByRole('button', { name: 'Send', exact: true }).click()
  await approve()
  await expect(chain('Ethereum').getByTestId('hash')).toHaveText(/^0x[0-9a-f]{64}$/)

  expect([...hosts].filter(host => host !== '')).toEqual(['127.0.0.1'])
  const connected = await demo.connections()
  expect(connected.size).toBeGreaterThan(0)
  const elsewhere = [...connected].filter(to => !/^(127\.0\.0\.1|localhost|::1|\/.*|\d+)$/.test(to))
  expect(elsewhere).toEqual([])
  // Close the pages before the backend stops: they would keep calling it.
  for (const opened of [page, wallet]) await opened.goto('about:blank')
})

test('the demo with sign-in creates a server session, and without sign-in shows no prompt', async ({ page, chain }) => {
  await using demo = await startDemo()
  const panel = page.locator('dialog.demo-wallet')
  const approve = () => panel.getByRole('button', { name: 'Approve' }).click()
  await page.goto(demo.url)
  await page.getByRole('link', { name: 'Require sign-in' }).click()
  await chain('Ethereum').getByRole('button', { name: 'Connect Ethereum' }).click()
  await row(page, 'Demo Wallet').click()
  await approve()
  await dialog(page).getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(panel).toContainText('Sign this?')
  await approve()
  await expect(dialog(page)).toHaveCount(0)
  const address = (await chain('Ethereum').getByTestId('account').textContent()) ?? ''
  expect(await (await page.request.get(`${demo.url}auth/session`)).json()).toMatchObject({
    sessions: [{ data: { accountAddress: address, domain: new URL(demo.url).host } }],
  })
  await page.getByRole('link', { name: 'Turn off sign-in' }).click()
  await expect(chain('Ethereum').getByTestId('status')).toHaveText('connected')
  await expect(dialog(page)).toHaveCount(0)
  await page.goto('about:blank')
})

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
