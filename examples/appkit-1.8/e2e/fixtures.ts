import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningCloud, startCloud } from '@openappkit/cloud'
import { type Mailbox, startMailbox } from '@openappkit/testing/node'
import { test as base, type Page } from '@playwright/test'
import { preview } from 'vite'
import { startTlsFront, type TlsFront } from './tlsFront'

/** The provider's hosts that the client calls. Here, all of them resolve to our backend. */
const hosts = [
  'api.web3modal.org',
  'pulse.walletconnect.org',
  'relay.walletconnect.org',
  'rpc.walletconnect.org',
  'verify.walletconnect.org',
]

/** The provider's host with the page of its embedded wallet. Here, it resolves to our wallet site. */
const walletHost = 'secure.walletconnect.org'

interface WorkerFixtures {
  /** Receives the codes of logins. */
  readonly mailbox: Mailbox
  /** Free port for the wallet site. */
  readonly walletPort: number
  readonly cloud: RunningCloud
  /** Id of a provider project that allows the app's origin. */
  readonly projectId: string
  /** Server that the provider's hosts resolve to. */
  readonly front: TlsFront
  /** Server that the host of the provider's wallet resolves to. */
  readonly walletFront: TlsFront
  /** URL of the built app. */
  readonly appUrl: string
}

interface TestFixtures {
  /** The open app. */
  readonly app: Page
  /** Returns the paths of the requests to the provider's hosts. */
  readonly requestedPaths: () => ReadonlySet<string>
}

/** Runs a browser in which the provider's hosts resolve to our backend, and no other host exists. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter to know what a fixture needs.
    async ({}, use) => {
      await using mailbox = await startMailbox()
      await use(mailbox)
    },
    { scope: 'worker' },
  ],
  walletPort: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter to know what a fixture needs.
    async ({}, use) => {
      await use(await freePort())
    },
    { scope: 'worker' },
  ],
  cloud: [
    async ({ mailbox, walletPort }, use) => {
      const dataDirectory = await mkdtemp(join(tmpdir(), 'openappkit-'))
      const port = await freePort()
      const own = [`http://127.0.0.1:${port}`, ...hosts.map(host => `https://${host}`)]
      const cloud = await startCloud({
        port,
        dataDirectory,
        logLevel: 'silent',
        publicUrls: own,
        walletPort,
        walletOrigin: `https://${walletHost}`,
        wallet: { smtpUrl: mailbox.smtpUrl, mailFrom: 'wallet@acme.example', operator: 'Acme' },
      })
      await use(cloud)
      await cloud.close()
      await rm(dataDirectory, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  projectId: [
    async ({ cloud }, use) => {
      const project = await cloud.projects.create({
        name: 'Moved app',
        allowedOrigins: ['http://127.0.0.1:*'],
        features: [{ id: 'social_login', isEnabled: true, config: ['email'] }],
      })
      await use(project.id)
    },
    { scope: 'worker' },
  ],
  front: [
    async ({ cloud }, use) => {
      const front = await startTlsFront(new URL(cloud.url))
      await use(front)
      await front.close()
    },
    { scope: 'worker' },
  ],
  walletFront: [
    // The server's socket listens before the browser asks for the wallet.
    async ({ cloud: _running, walletPort }, use) => {
      const front = await startTlsFront(new URL(`http://127.0.0.1:${walletPort}`))
      await use(front)
      await front.close()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, front, walletFront }, use) => {
      const rules = [
        ...hosts.map(host => `MAP ${host}:443 127.0.0.1:${front.port}`),
        `MAP ${walletHost}:443 127.0.0.1:${walletFront.port}`,
        'MAP * ~NOTFOUND',
      ]
      const resolver = `--host-resolver-rules=${[...rules, 'EXCLUDE 127.0.0.1'].join(', ')}`
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), resolver, '--ignore-certificate-errors'],
      })
    },
    { scope: 'worker' },
  ],
  appUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter to know what a fixture needs.
    async ({}, use) => {
      const root = join(import.meta.dirname, '..')
      const app = await preview({ root, preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' })
      await use(app.resolvedUrls?.local[0] ?? '')
      await app.close()
    },
    { scope: 'worker' },
  ],
  requestedPaths: async ({ page }, use) => {
    const paths = new Set<string>()
    page.on('request', request => {
      const { hostname, pathname } = new URL(request.url())
      if (hosts.includes(hostname)) paths.add(pathname)
    })
    await use(() => paths)
  },
  app: async ({ page, requestedPaths: _listening, appUrl, projectId }, use) => {
    await page.goto(`${appUrl}?projectId=${projectId}`)
    await use(page)
  },
})

/** Returns a free port. The server needs its addresses before it starts because it issues tokens for one of them. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
