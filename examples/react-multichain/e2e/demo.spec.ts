import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { connectButton, dialog, row } from '@openappkit/example-harness/page'
import { expect, test } from './fixtures'
import { verify } from './verify'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const chains = ['EVM', 'Solana', 'Bitcoin'] as const

interface Demo {
  readonly url: string
  readonly walletUrl: string
}

test('the demo on one machine: connect by link, sign on each chain, send; browser and servers stay on loopback', async ({
  context,
  page,
  chain,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'openappkit-demo-'))
  const record = join(folder, 'connections')
  await writeFile(record, '')
  const server = startDemo(record)
  try {
    const [demo] = (await once(server, 'message')) as [Demo]
    const asked = new Set<string>()
    context.on('request', request => asked.add(new URL(request.url()).hostname))
    context.on('page', opened => opened.on('websocket', socket => asked.add(new URL(socket.url()).hostname)))
    page.on('websocket', socket => asked.add(new URL(socket.url()).hostname))
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const wallet = await context.newPage()
    await wallet.goto(demo.walletUrl)
    // Clicks into a tab that isn't at the front arrive a second or two late.
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
    await wallet.getByLabel('Link from the app').fill(link)
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
    await chain('EVM').getByRole('button', { name: 'Send', exact: true }).click()
    await approve()
    await expect(chain('EVM').getByTestId('hash')).toHaveText(/^0x[0-9a-f]{64}$/)

    expect([...asked].filter(host => host !== '')).toEqual(['127.0.0.1'])
    const connected = new Set((await readFile(record, 'utf8')).split('\n').filter(line => line !== ''))
    expect(connected.size).toBeGreaterThan(0)
    const elsewhere = [...connected].filter(to => !/^(127\.0\.0\.1|localhost|::1|\/.*|\d+)$/.test(to))
    expect(elsewhere).toEqual([])
    // Before its backend goes: whoever is still there would call for it.
    for (const opened of [page, wallet]) await opened.goto('about:blank')
  } finally {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
})

/** What `npm run demo` runs once everything is built, watched. */
function startDemo(record: string): ChildProcess {
  const recorder = pathToFileURL(here('./recordConnections.mjs')).href
  return fork(here('../server/start.mjs'), {
    env: { ...process.env, CONNECTIONS_FILE: record, NODE_OPTIONS: `--import ${recorder}` },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}
