import { test as pageTest } from '@openappkit/e2e-kit/test'
import { keepInside } from '../../walk/keepInside'
import { LocalChains } from '../../walk/LocalChains'

interface ExampleFixtures {
  /** URLs of the page's requests to other machines. They failed. */
  readonly blocked: readonly string[]
}

interface ExampleWorkerFixtures {
  readonly chains: LocalChains
}

/** Provides local chains for each worker, and fails a test on errors and warnings in the console. */
export const test = pageTest.extend<ExampleFixtures, ExampleWorkerFixtures>({
  chains: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this parameter.
    async ({}, use) => {
      await using chains = new LocalChains()
      await use(chains)
    },
    { scope: 'worker' },
  ],
  blocked: [
    async ({ context }, use) => {
      await use(await keepInside(context))
      // A request in flight isn't an error of the page.
      await context.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
