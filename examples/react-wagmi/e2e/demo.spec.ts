import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { verifyMessage } from 'viem'
import { expect, test } from './fixtures'
import { connectButton, dialog, row } from './page'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

interface Demo {
  readonly url: string
  readonly walletUrl: string
}

test('the demo on one machine: connect by link, sign, send; browser and servers stay on loopback', async ({
  context,
  page,
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
    const approve = () => wallet.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()

    await page.bringToFront()
    await page.goto(demo.url)
    await connectButton(page).click()
    await row(page, 'WalletConnect').click()
    await dialog(page).getByRole('button', { name: 'Copy link' }).click()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await wallet.getByLabel('Link from the app').fill(link)
    await wallet.getByRole('button', { name: 'Connect', exact: true }).click()
    await approve()
    await expect(page.getByTestId('status')).toHaveText('connected')

    await page.getByRole('button', { name: 'Sign message' }).click()
    await approve()
    await expect(page.getByTestId('signature')).toHaveText(/^0x[0-9a-f]{130}$/)
    const address = (await page.getByTestId('account').textContent()) as `0x${string}`
    const signature = (await page.getByTestId('signature').textContent()) as `0x${string}`
    expect(await verifyMessage({ address, message: 'Hello from OpenAppKit', signature })).toBe(true)

    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await approve()
    await expect(page.getByTestId('receipt')).toContainText('success')

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
