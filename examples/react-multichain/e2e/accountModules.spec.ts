import type { ModuleList } from '@openappkit/e2e-kit/list-modules'
import { connectWith, dialog } from '@openappkit/e2e-kit/page'
import { readModules, sourcesIn, watchDownloads } from './downloads'
import { connectOn, expect, openAccount, openActivity, test } from './swaps'

/** Modules that load only with an open view. */
const controllers = { send: 'SendController.ts', activity: 'ActivityController.ts', swaps: 'SwapController.ts' }

test('the account view loads the entry points of send, swaps and activity, and their views load when opened', async ({
  page,
  openSwapApp,
  chain,
  installWallet,
}) => {
  await installWallet(page, { name: 'Eve' })
  const downloads = await watchDownloads(page)
  const trades: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/v1/convert/')) trades.push(pathname)
  })
  const sources = (name: 'activity' | 'send' | 'swaps') => sourcesIn(name, downloads())
  await openSwapApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await page.waitForLoadState('networkidle')
  expect(await sources('send')).toEqual([])
  expect(await sources('activity')).toEqual([])
  expect(await sources('swaps')).toEqual([])

  await openAccount(page)
  const button = dialog(page).getByRole('button', { name: 'Send', exact: true })
  await expect(button).toBeVisible()
  expect(await sources('send')).toContain('modal/send.ts')
  expect(await sources('send')).not.toContain(controllers.send)
  expect(await sources('activity')).not.toContain(controllers.activity)
  expect(await sources('swaps')).toContain('modal/swaps.ts')
  expect(await sources('swaps')).not.toContain(controllers.swaps)

  await openActivity(page)
  await expect.poll(() => sources('activity')).toContain(controllers.activity)
  expect(await sources('send')).not.toContain(controllers.send)

  await button.click()
  await expect.poll(() => sources('send')).toContain(controllers.send)
  expect(await sources('swaps')).not.toContain(controllers.swaps)
  expect(trades).toEqual([])

  await dialog(page).getByRole('button', { name: 'Back' }).click()
  await dialog(page).getByRole('button', { name: 'Swap', exact: true }).click()
  await expect.poll(() => sources('swaps')).toContain(controllers.swaps)
  await expect(dialog(page).locator('[data-side="from"]')).toContainText('ETH')
  expect(trades).toContain('/v1/convert/tokens')
})

test('a page with the bare entry point includes neither send, swaps nor activity in any chunk', async () => {
  const chunks = await readModules()
  for (const [page, isIn] of [
    ['/src/main.tsx', true],
    ['/e2e/pages/bare.ts', false],
  ] as const) {
    const modules = reachable(chunks, page)
    expect(modules.some(module => module.includes('/packages/appkit-ui/'))).toBe(true)
    for (const name of ['send', 'swaps', 'activity'])
      expect(
        modules.some(module => module.includes(`/packages/${name}/`)),
        `${name} in ${page}`,
      ).toBe(isIn)
  }
})

test('the account view of the bare entry point shows neither Send, Swap nor Activity', async ({
  page,
  accountApp,
  installWallet,
}) => {
  await installWallet(page)
  await page.goto(`${accountApp.url}e2e/pages/bare`)
  await connectWith(page)
  await expect(dialog(page)).toBeHidden()
  await page.getByTestId('connect-button').click()
  await expect(dialog(page).getByRole('button', { name: 'Receive', exact: true })).toBeVisible()
  await expect(dialog(page).getByRole('tab', { name: 'NFTs' })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Send', exact: true })).toBeHidden()
  await expect(dialog(page).getByRole('button', { name: 'Swap', exact: true })).toBeHidden()
  await expect(dialog(page).getByRole('tab', { name: 'Activity' })).toBeHidden()
})

/** Returns the modules of all chunks that a page can load. */
function reachable(chunks: ModuleList, page: string): readonly string[] {
  const entry = Object.keys(chunks).find(name => chunks[name]?.modules.some(module => module.endsWith(page)))
  const found = new Set(entry === undefined ? [] : [entry])
  for (const name of found) {
    const { imports = [], lazy = [] } = chunks[name] ?? {}
    for (const next of [...imports, ...lazy]) found.add(next)
  }
  return [...found].flatMap(name => chunks[name]?.modules ?? [])
}
