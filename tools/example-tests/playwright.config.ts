import { exampleTests } from '@openappkit/e2e-kit/config'
import { defineConfig } from '@playwright/test'
import { SHOP } from './shop/readShop.ts'
import { readExamples } from './walk/readExamples.ts'

/** Walks through the examples. */
export default defineConfig({
  ...exampleTests,
  testDir: 'e2e/examples',
  // Copies of some examples don't include the shop.
  testIgnore: readExamples().some(({ name }) => name === SHOP) ? [] : ['checkout.spec.ts'],
  globalSetup: './e2e/examples/buildExamples.ts',
  // Each worker starts the local chains once, and an example waits for the browser most of the time.
  workers: 3,
})
