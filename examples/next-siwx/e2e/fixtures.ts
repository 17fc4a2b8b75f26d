import { connectWith, dialog } from '@openappkit/e2e-kit/page'
import { test as pageTest } from '@openappkit/e2e-kit/test'
import type { Cookie, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { type Site, startSite } from './startSite'

interface WorkerFixtures {
  /** The site in production mode. */
  readonly site: Site
  /** The site in development mode, in which React and Next report every warning. */
  readonly devSite: Site
}

/** Provides a chain and sites for each worker, and fails a test on unexpected errors. */
export const test = pageTest.extend<object, WorkerFixtures>({
  site: [
    async ({ evmChain }, use) => {
      await using site = await startSite('start', evmChain.url)
      await use(site)
    },
    { scope: 'worker' },
  ],
  devSite: [
    async ({ evmChain }, use) => {
      await using site = await startSite('dev', evmChain.url)
      await use(site)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export { expect }

/** Connects the wallet and approves the sign-in. */
export async function signInWith(page: Page): Promise<void> {
  await connectWith(page)
  await dialog(page).getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
}

/** Disconnects in the account view. */
export async function disconnect(page: Page): Promise<void> {
  await page.getByTestId('account-button').click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
}

/** Returns the cookie that identifies this browser to the server. */
export async function sessionCookie(page: Page): Promise<Cookie | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'siwx-session')
}
