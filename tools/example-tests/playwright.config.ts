import { exampleTests } from '@openappkit/e2e-kit/config'
import { defineConfig } from '@playwright/test'

/** Walks through the examples. */
export default defineConfig({
  ...exampleTests,
  testDir: 'e2e/examples',
  globalSetup: './e2e/examples/buildExamples.ts',
  // Each worker starts the local chains once, and an example waits for the browser most of the time.
  workers: 3,
})
