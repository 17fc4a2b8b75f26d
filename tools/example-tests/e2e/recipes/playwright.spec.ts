import { chromium } from '@playwright/test'
import { freePort } from '../../app/freePort'
import { expect, test } from './test'

test.use({ recipe: 'playwright' })

test('the dapp’s build and tests pass', async ({ app, launchOptions }) => {
  await app.run('npm run build')
  // Lends the browser to the dapp's tests, in place of the one that `npx playwright install` downloads.
  await using browser = await chromium.launchServer(launchOptions)
  const output = await app.run(app.shown('npx playwright test'), {
    PORT: String(await freePort()),
    PW_TEST_CONNECT_WS_ENDPOINT: browser.wsEndpoint(),
  })
  expect(output).toContain('3 passed')
})
