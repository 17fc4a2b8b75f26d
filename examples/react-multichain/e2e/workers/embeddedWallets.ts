import type { ServedApp } from '@openappkit/e2e-kit/serve'
import { type Mailbox, startMailbox } from '@openappkit/testing/node'
import { type Cloud, startCloud } from '@openappkit/testing-cloud'
import { test as appTest, serveCloudApp } from './apps'

interface EmbeddedFixtures {
  readonly mailbox: Mailbox
  /** A backend with the embedded wallet. Its codes go to the mailbox. */
  readonly walletCloud: Cloud
  /** The example with that backend. */
  readonly walletApp: ServedApp
  /** Another app on the same backend, with storage of its own. */
  readonly secondApp: ServedApp
  /** A page on that backend whose scripts the test writes. */
  readonly hostileApp: ServedApp
  /** The example with a backend whose escrow opens for a new device after some seconds. */
  readonly hastyApp: ServedApp
}

/** Provides a backend with the embedded wallet, a mail server, and apps, for each worker. */
export const test = appTest.extend<object, EmbeddedFixtures>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter to know what a fixture needs.
    async ({}, use) => {
      await using mailbox = await startMailbox()
      await use(mailbox)
    },
    { scope: 'worker' },
  ],
  walletCloud: [
    async ({ evmChain, mailbox, solanaChain }, use) => {
      await using cloud = await startCloud({
        chains: { [evmChain.chainId]: { rpcUrl: evmChain.url } },
        chainSettings: { [solanaChain.caipNetworkId]: { upstreams: [solanaChain.url] } },
        wallet: { smtpUrl: mailbox.smtpUrl, mailFrom: 'wallet@acme.example', operator: 'Acme' },
      })
      await use(cloud)
    },
    { scope: 'worker' },
  ],
  walletApp: [
    async ({ bitcoinChain, evmChain, solanaChain, walletCloud }, use) => {
      const app = await serveCloudApp(walletCloud, [evmChain, solanaChain, bitcoinChain], {}, [walletCloud.walletUrl])
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
  secondApp: [
    async ({ bitcoinChain, evmChain, solanaChain, walletCloud }, use) => {
      const app = await serveCloudApp(walletCloud, [evmChain, solanaChain, bitcoinChain], {}, [walletCloud.walletUrl])
      // Browsers share storage between the ports of one host, so this app needs another host.
      const url = app.url.replace('127.0.0.1', 'second.localhost')
      await walletCloud.setProject({
        allowedOrigins: ['http://127.0.0.1:*', 'http://localhost:*', new URL(url).origin],
      })
      await use({ ...app, url })
      await app.close()
    },
    { scope: 'worker' },
  ],
  hostileApp: [
    async ({ bitcoinChain, evmChain, solanaChain, walletCloud }, use) => {
      const app = await serveCloudApp(walletCloud, [evmChain, solanaChain, bitcoinChain], {}, [walletCloud.walletUrl])
      await use({ ...app, url: new URL('e2e/pages/lab.html', app.url).href })
      await app.close()
    },
    { scope: 'worker' },
  ],
  hastyApp: [
    async ({ bitcoinChain, evmChain, mailbox, solanaChain }, use) => {
      await using cloud = await startCloud({
        chains: { [evmChain.chainId]: { rpcUrl: evmChain.url } },
        wallet: { smtpUrl: mailbox.smtpUrl, mailFrom: 'wallet@acme.example', operator: 'Acme', escrowDelay: 4000 },
      })
      const app = await serveCloudApp(cloud, [evmChain, solanaChain, bitcoinChain], {}, [cloud.walletUrl])
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
})
