import { test as walletTest } from '@openappkit/testing-cloud/playwright'
import type { ConsoleMessage, Page } from '@playwright/test'

/** Fixtures of every example's tests. */
export interface PageFixtures {
  /**
   * Errors and warnings of the page. Every test ends with an empty list, except for those that match {@link
   * PageFixtures.forgive}.
   */
  readonly complaints: string[]
  /** Names a complaint that the test itself provokes and no page can prevent, such as the browser's own about a server that is away. */
  readonly forgive: (complaint: RegExp) => void
}

/** Chains, wallets and a backend of the worker's own, and a watch on everything that must never happen. */
export const test = walletTest.extend<PageFixtures>({
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

/** The policy refuses the `body {}` that Playwright itself puts into a page of Firefox before it takes a picture. This is its hash. */
const playwrightsOwn = 'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA='

/** Unhandled rejections, errors in the console (React's warnings and policy violations among them). */
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
