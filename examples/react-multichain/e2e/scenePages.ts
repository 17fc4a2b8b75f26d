import type { Page } from '@playwright/test'
import { test as base } from './scenes'

const size = { width: 1280, height: 720 }

/**
 * Plays the scenes of a worker in one page, one after another, so that the browser compiles the app only once. Each
 * scene loads the page again, with an empty storage and at the same size.
 */
export const test = base.extend<object, { readonly scenePage: Page }>({
  scenePage: [
    async ({ browser }, use, { project }) => {
      const { contextOptions, locale = 'en-US', timezoneId = 'UTC' } = project.use
      const context = await browser.newContext({ ...contextOptions, locale, timezoneId, viewport: size })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ scenePage }, use) => {
    await scenePage.setViewportSize(size)
    await use(scenePage)
    await scenePage.unrouteAll({ behavior: 'ignoreErrors' })
    await scenePage.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    // Stops this scene, so that it can't report an error during the next one.
    await scenePage.goto('about:blank')
  },
})
