import { test as walletTest } from '@openappkit/testing-cloud/playwright'
import type { ConsoleMessage, Page } from '@playwright/test'

/** Fixtures for the tests of every example. */
export interface PageFixtures {
  /**
   * Errors and warnings of the page. A test fails if there are any, except for those that match
   * {@link PageFixtures.forgive}.
   */
  readonly complaints: string[]
  /**
   * Ignores an error or warning that the test causes and no page can prevent, such as the browser's message about an
   * unreachable server.
   */
  readonly forgive: (complaint: RegExp) => void
}

/**
 * Provides chains, wallets and a backend for each worker, and fails a test if the page reports an error or a warning.
 */
export const test = walletTest.extend<PageFixtures>({
  page: async ({ page }, use) => {
    await use(page)
    // When a test ends, Playwright reports a route that still answers a request as an error outside the tests.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  complaints: [
    async ({ page }, use) => {
      const complaints = watch(page)
      await use(complaints)
      if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`)
    },
    { auto: true },
  ],
  forgive: async ({ complaints }, use) => {
    const forgiven: RegExp[] = []
    await use(complaint => void forgiven.push(complaint))
    const left = complaints.filter(complaint => !forgiven.some(pattern => pattern.test(complaint)))
    complaints.splice(0, complaints.length, ...left)
  },
})

export { expect } from '@playwright/test'

/** Hash of the `body {}` that Playwright adds to a Firefox page before it takes a screenshot. The policy blocks it. */
const playwrightsOwn = 'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA='

/** Collects uncaught errors, and console errors and warnings, including React's warnings and policy violations. */
function watch(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => {
    if (!message.includes(playwrightsOwn)) complaints.push(`uncaught: ${message}`)
  })
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`)
  })
  return complaints
}
