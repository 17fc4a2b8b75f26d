import { connectButton, connectWith, dialog, row } from '@openappkit/e2e-kit/page'
import type { EvmChain } from '@openappkit/testing/node'
import type { Page } from '@playwright/test'
import { countRenders, type RenderCounts } from './countRenders'
import { expect, test } from './fixtures'

const blocks = 5

test.beforeEach(async ({ page, lab, installWallet }) => {
  await page.addInitScript(countRenders)
  await installWallet(page)
  await page.goto(`${lab.url}e2e/pages/ticks`)
})

test('a new block rerenders neither the button nor the wallet list', async ({ page, evmChain }) => {
  await connectButton(page).click()
  await expect(row(page, 'Test Wallet')).toBeVisible()
  await expectOnlyTheHost(page, evmChain)
})

test('a new block rerenders neither the button nor the account, whether the modal is open or closed', async ({
  page,
  evmChain,
}) => {
  await connectWith(page)
  await expect(page.getByTestId('account-button')).toContainText(/\d/)
  await expect(dialog(page)).toBeHidden()
  await expectOnlyTheHost(page, evmChain)
  await page.getByTestId('account-button').click()
  await expect(dialog(page).locator('[part~="balance"]')).toContainText(/\d/)
  await expectOnlyTheHost(page, evmChain)
})

/**
 * Mines blocks one by one and waits until the app shows each. Expects nothing else to render with them. A picture or
 * code that arrives late may render once, which is less often than there are blocks.
 */
async function expectOnlyTheHost(page: Page, chain: EvmChain): Promise<void> {
  await atRest(page)
  const before = await counts(page)
  // The counter works: all of these have rendered.
  expect(before['buttons']).toBeGreaterThan(0)
  expect(before['modal']).toBeGreaterThan(0)
  for (let block = 0; block < blocks; block++) {
    const shown = await page.getByTestId('block').textContent()
    await chain.mine()
    await expect(page.getByTestId('block')).not.toHaveText(shown ?? '')
  }
  await atRest(page)
  const after = await counts(page)
  expect(after['host']).toBeGreaterThanOrEqual((before['host'] ?? 0) + blocks)
  for (const [region, count] of Object.entries(after)) {
    if (region !== 'host') expect(count - (before[region] ?? 0), region).toBeLessThan(blocks)
  }
}

/** Waits until only the app still renders. */
async function atRest(page: Page): Promise<void> {
  let last: RenderCounts = {}
  await expect
    .poll(
      async () => {
        const before = last
        last = { ...(await counts(page)), host: 0 }
        return JSON.stringify(before) === JSON.stringify(last)
      },
      { intervals: [300] },
    )
    .toBe(true)
}

function counts(page: Page): Promise<RenderCounts> {
  return page.evaluate(() => ({ ...Reflect.get(window, 'renders') }))
}
