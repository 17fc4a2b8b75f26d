import { fileURLToPath } from 'node:url'
import { type ServedApp, serveApp } from '@openappkit/e2e-kit/serve'
import type { Locator, Page } from '@playwright/test'
import { test as base, expect, pageOf } from './fixtures'

export { expect } from './fixtures'

interface WorkerFixtures {
  /** The demo wallet on the worker's chains. Its selected accounts are the first ones. */
  readonly walletApp: ServedApp
}

const dist = fileURLToPath(new URL('../../demo-wallet/dist', import.meta.url))

/** Provides the demo wallet with the worker's chains, and a second EVM network that it isn't on. */
export const test = base.extend<object, WorkerFixtures>({
  walletApp: [
    async ({ evmChain, solanaChain, bitcoinChain, cloud }, use) => {
      const { config, connect } = pageOf(evmChain, solanaChain, bitcoinChain)
      const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
      const app = await serveApp({
        dist,
        config: {
          evm: [...config.evm, { chainId: evmChain.chainId + 1, name: 'Second chain', rpcUrl: evmChain.url }],
          solana: {
            ...config.solana,
            accounts: solanaChain.accounts.slice(0, 2).map(({ secretKey }) => ({ secretKey: hex(secretKey) })),
          },
          bitcoin: {
            ...config.bitcoin,
            accounts: bitcoinChain.accounts.slice(0, 2).map(({ privateKey }) => ({ privateKey: hex(privateKey) })),
          },
          relayUrl: cloud.relayUrl,
        },
        connect: [...connect, cloud.relayUrl],
      })
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
})

/** The wallet's field for links and payment codes. */
export function codeField(page: Page): Locator {
  return page.getByLabel('payment code')
}

/** The wallet's dialog. */
export function sheet(page: Page): Locator {
  return page.getByRole('dialog')
}

/** Opens a pasted code with the keyboard. */
export async function paste(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code)
  await codeField(page).press('Enter')
}

/** The value of a line in the dialog. */
export function line(page: Page, term: string): Locator {
  return sheet(page)
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) }) })
    .getByRole('definition')
}

/** Expects the wallet to refuse a code, for a reason and with a next step. */
export async function expectRefusal(page: Page, reason: RegExp, next: RegExp): Promise<void> {
  await expect(sheet(page).getByRole('heading')).toHaveText('Can’t pay this code')
  await expect(sheet(page)).toHaveAccessibleDescription(reason)
  await expect(sheet(page)).toHaveAccessibleDescription(next)
  await sheet(page).getByRole('button', { name: 'Close' }).click()
  await expect(sheet(page)).toHaveCount(0)
}
