import { fileURLToPath } from 'node:url'
import { connectButton, dialog, enter } from '@openappkit/e2e-kit/page'
import { type ServedApp, serveApp } from '@openappkit/e2e-kit/serve'
import { type Mailbox, startMailbox } from '@openappkit/testing/node'
import { type Cloud, startCloud } from '@openappkit/testing-cloud'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { test as base, pageOf } from './fixtures'

export { expect } from '@playwright/test'

interface WorkerFixtures {
  readonly mailbox: Mailbox
  /** A backend with the embedded wallet. Its codes go to the mailbox. */
  readonly walletCloud: Cloud
  /** The example with that backend. */
  readonly walletApp: ServedApp
  /** Another app on the same backend, with storage of its own. */
  readonly secondApp: ServedApp
}

interface TestFixtures {
  /** An address that no other test uses. */
  readonly email: string
}

const dist = fileURLToPath(new URL('../dist-e2e', import.meta.url))

/** Provides a backend with the embedded wallet, a mail server, and two apps. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
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
      const app = await serveWalletApp(walletCloud, pageOf(evmChain, solanaChain, bitcoinChain))
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
  secondApp: [
    async ({ bitcoinChain, evmChain, solanaChain, walletCloud }, use) => {
      const app = await serveWalletApp(walletCloud, pageOf(evmChain, solanaChain, bitcoinChain))
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
  // Playwright disables the partitions of storage by default. This list replaces its own.
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--disable-features=Translate,MediaRouter,OptimizationHints']
      await use({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter to know what a fixture needs.
  email: async ({}, use, { testId }) => {
    await use(`ada-${testId.slice(-12)}@example.com`)
  },
})

/** Serves the example with a backend. */
export function serveWalletApp(cloud: Cloud, { config, connect }: ReturnType<typeof pageOf>): Promise<ServedApp> {
  return serveApp({
    dist,
    config: { ...config, cloud: cloud.url },
    connect,
    frames: [cloud.walletUrl],
  })
}

/** Addresses whose wallets exist. */
const known = new Set<string>()

/**
 * Logs in with the code from the mailbox, until the modal closes. The first login creates the wallet, and answers the
 * offer to protect it: by default with "Not now".
 */
export async function logIn(page: Page, mailbox: Mailbox, email: string, answerOffer = putOff): Promise<void> {
  await connectButton(page).click()
  const modal = dialog(page)
  await enter(modal.getByLabel('Email'), email)
  await modal.getByLabel('Email').press('Enter')
  const code = await mailbox.nextCode(email)
  await modal.getByRole('textbox', { name: /code/i }).pressSequentially(code)
  if (!known.has(email)) await answerOffer(page)
  known.add(email)
  // For a moment, the frame's own dialog is open, too.
  await expect(modal.filter({ visible: true })).toHaveCount(0)
}

/** Presses with a key, because Firefox's driver sends no clicks to a frame of another site. */
async function putOff(page: Page): Promise<void> {
  await walletFrame(page).getByRole('button', { name: 'Not now' }).press('Enter')
}

/** Signs out with the button in the account's view. */
export async function signOut(page: Page): Promise<void> {
  await page.getByTestId('account-button').click()
  await dialog(page).getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect(connectButton(page)).toBeVisible()
  await expect(dialog(page).filter({ visible: true })).toHaveCount(0)
}

/** Returns the wallet's frame. */
export function walletFrame(page: Page): FrameLocator {
  return page.frameLocator('#w3m-iframe')
}

/** Waits until the wallet's frame is shown and the button of an answer is armed. */
export async function asked(page: Page, verb: string): Promise<Locator> {
  const button = walletFrame(page).getByRole('button', { name: verb, exact: true })
  // The button is armed once it was visible for half a second.
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  return button
}

/**
 * Presses a button that works only after it was visible for a moment. A busy machine pauses the frame, which disarms the
 * button, so presses again if that was too quick.
 */
export async function pressArmed(within: FrameLocator | Page, verb: string): Promise<void> {
  const button = within.getByRole('button', { name: verb, exact: true })
  do {
    await expect(button).toHaveAttribute('aria-disabled', 'false')
    await button.click()
  } while (await within.getByText('That was too quick.').isVisible())
}

/** Approves the request in the wallet's frame, and puts off the offer to protect a new wallet. */
export async function approve(page: Page, verb: string): Promise<void> {
  const button = walletFrame(page).getByRole('button', { name: verb, exact: true })
  await pressArmed(walletFrame(page), verb)
  const later = walletFrame(page).getByRole('button', { name: 'Not now' })
  // The offer comes once for each load of the page, if no login made it.
  const isOffered = await Promise.race([
    later.waitFor().then(() => true),
    button.waitFor({ state: 'detached' }).then(() => later.isVisible()),
    page
      .locator('#w3m-iframe')
      .waitFor({ state: 'hidden' })
      .then(() => false),
  ])
  if (isOffered) await later.click()
}
