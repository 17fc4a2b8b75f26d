import { connectButton, dialog, enter, row } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import { serveDirectory, someWallets } from './directory'
import { expect, test } from './fixtures'

const everything = someWallets(600)

async function openAllWallets(page: Page): Promise<void> {
  await connectButton(page).click()
  await dialog(page)
    .getByRole('button', { name: /^All wallets/ })
    .click()
  await expect(row(page, everything[10]?.name ?? '')).toBeVisible()
}

function rows(page: Page) {
  return dialog(page).getByRole('listitem')
}

/**
 * Returns the rendered rows and scrolls to the last one in the same task. The next rows overlap with it, so the test
 * misses none.
 */
function lookAndScroll(page: Page): Promise<string[]> {
  return rows(page).evaluateAll(all => {
    all.at(-1)?.scrollIntoView({ block: 'nearest' })
    return all.map(element => element.querySelector('.list-item-title')?.textContent ?? '')
  })
}

test.beforeEach(async ({ page, cloud }) => {
  await serveDirectory(page, cloud.url, everything)
})

test('scrolling through 600 wallets shows every wallet and never renders more than 60 rows', async ({
  page,
  openCloudApp,
}) => {
  await openCloudApp()
  await openAllWallets(page)
  const missing = new Set(everything.map(({ name }) => name))
  await expect
    .poll(
      async () => {
        const names = await lookAndScroll(page)
        expect(names.length).toBeLessThanOrEqual(60)
        for (const name of names) missing.delete(name)
        return missing.size
      },
      { timeout: 80_000, intervals: [20] },
    )
    .toBe(0)
})

test("a search shows the server's results in order, or a message if there are none", async ({ page, openCloudApp }) => {
  await openCloudApp()
  await openAllWallets(page)
  await enter(dialog(page).getByRole('searchbox'), 'kestrel')
  const found = everything.filter(({ name }) => name.includes('Kestrel')).map(({ name }) => name)
  // Rows stay hidden while the request is pending.
  await expect(row(page, found.at(-1) ?? '')).toBeVisible()
  await expect(row(page, 'Amber')).toHaveCount(0)
  const shown = await rows(page).evaluateAll(all =>
    all.map(element => element.querySelector('.list-item-title')?.textContent),
  )
  expect(shown.length).toBeGreaterThan(5)
  expect(found.toReversed().slice(0, shown.length)).toEqual(shown)

  await enter(dialog(page).getByRole('searchbox'), 'no such wallet')
  await expect(dialog(page).getByRole('heading', { name: /No wallets match/ })).toBeVisible()
})

test("the certified filter hides wallets that aren't certified", async ({ page, openCloudApp }) => {
  await openCloudApp()
  await openAllWallets(page)
  await dialog(page)
    .getByRole('switch', { name: /certified/i })
    .click()
  await expect(row(page, everything[1]?.name ?? '')).toHaveCount(0)
  await expect(row(page, everything[3]?.name ?? '')).toBeVisible()
})

test('an unreachable directory shows an error, and Try again loads the wallets', async ({
  page,
  openCloudApp,
  cloud,
  forgive,
}) => {
  forgive(/Failed to load resource/)
  let isAway = true
  await page.route(`${cloud.url}/getWallets?*`, route => (isAway ? route.abort() : route.fallback()))
  await openCloudApp()
  await connectButton(page).click()
  await expect(row(page, 'WalletConnect')).toBeVisible()
  await page.evaluate(() => {})
  await dialog(page)
    .getByRole('button', { name: /^All wallets/ })
    .click()
  await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  isAway = false
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, everything[10]?.name ?? '')).toBeVisible()
})

test('a wallet from the list shows its QR code and its download links', async ({ page, openCloudApp }) => {
  await openCloudApp()
  await openAllWallets(page)
  await row(page, everything[10]?.name ?? '').click()
  await expect(dialog(page).getByRole('heading', { name: everything[10]?.name ?? '' })).toBeVisible()
  await expect(dialog(page).getByRole('img', { name: /QR/ })).toBeVisible()
  await dialog(page).getByRole('button', { name: /^Get / }).click()
  await expect(dialog(page).getByRole('link', { name: /App Store/ })).toBeVisible()
})
