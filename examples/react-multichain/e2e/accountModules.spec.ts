import type { ModuleList } from '@openappkit/e2e-kit/list-modules'
import { connectWith, dialog } from '@openappkit/e2e-kit/page'
import { connectOn, expect, openAccount, openActivity, test } from './account'
import { readModules, sourcesIn, watchDownloads } from './downloads'

/** Modules that load only with an open view. */
const controllers = { send: 'SendController.ts', activity: 'ActivityController.ts' }

test('the account view loads the entry points of send and activity, and their views load when opened', async ({
  page,
  openAccountApp,
  chain,
  installWallet,
}) => {
  await installWallet(page, { name: 'Eve' })
  const downloads = await watchDownloads(page)
  const sources = (name: 'activity' | 'send') => sourcesIn(name, downloads())
  await openAccountApp()
  await connectOn(page, chain, 'Ethereum', 'Eve')
  await page.waitForLoadState('networkidle')
  expect(await sources('send')).toEqual([])
  expect(await sources('activity')).toEqual([])

  await openAccount(page)
  const button = dialog(page).getByRole('button', { name: 'Send', exact: true })
  await expect(button).toBeVisible()
  expect(await sources('send')).toContain('modal/send.ts')
  expect(await sources('send')).not.toContain(controllers.send)
  expect(await sources('activity')).not.toContain(controllers.activity)

  await openActivity(page)
  await expect.poll(() => sources('activity')).toContain(controllers.activity)
  expect(await sources('send')).not.toContain(controllers.send)

  await button.click()
  await expect.poll(() => sources('send')).toContain(controllers.send)
})

test('a page with the bare entry point includes neither send nor activity in any chunk', async () => {
  const chunks = await readModules()
  for (const [page, isIn] of [
    ['/src/main.tsx', true],
    ['/e2e/pages/bare.ts', false],
  ] as const) {
    const modules = reachable(chunks, page)
    expect(modules.some(module => module.includes('/packages/appkit-ui/'))).toBe(true)
    for (const name of ['send', 'activity'])
      expect(
        modules.some(module => module.includes(`/packages/${name}/`)),
        `${name} in ${page}`,
      ).toBe(isIn)
  }
})

test('the account view of the bare entry point shows neither Send nor Activity', async ({
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
