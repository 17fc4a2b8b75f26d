import { exampleTests } from '@openappkit/e2e-kit/config'
import { defineConfig } from '@playwright/test'

/** Follows the pages of `docs/recipes`. */
export default defineConfig({
  ...exampleTests,
  testDir: 'e2e/recipes',
  globalSetup: './e2e/recipes/packPackages.ts',
  // The tests of a recipe share the app that its page describes.
  fullyParallel: false,
  // Installing and building take all the time, and each keeps one core busy.
  workers: 2,
})
