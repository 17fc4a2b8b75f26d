import { dialog } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import { own } from './sceneBackend'
import { expect, scenes, test } from './scenes'

/** Records the paths of requests to the backend, in order. Leaves out images, whose names vary. */
function watchRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:v1|projects|appkit|get[A-Z]\w*)(?:\/|$)/.test(pathname) && !pathname.startsWith('/v1/image/'))
      paths.push(pathname)
  })
  return paths
}

async function turn(page: Page, visibility: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate(state => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)
}

/**
 * Requests that the modal sends once, on its first opening: the project's features, its wallets and the supported
 * chains.
 */
const onOpening = ['/appkit/v1/config', '/getWallets', '/v1/supported-chains']

const views = [
  'account-tokens',
  'account-nfts',
  'account-activity',
  'token-detail',
  'nft-detail',
  'receive',
  'send-filled',
  'token-picker',
  'review',
  'send-submitted',
]

for (const scene of scenes.filter(({ name }) => views.includes(name))) {
  test(`${scene.name} requests only the account's own data, and nothing while the tab is hidden`, async ({
    page,
    playScene,
  }) => {
    const paths = watchRequests(page)
    await playScene(scene, { clock: 'running' })
    // Three refresh intervals.
    await page.clock.runFor(31_000)
    const about = paths.filter(path => path.includes('/account/') || path.includes('/identity/'))
    expect(about.filter(path => !path.includes(own))).toEqual([])
    const others = paths.filter(path => !about.includes(path))
    expect(others.filter(path => !onOpening.includes(path))).toEqual([])
    expect(new Set(others).size).toBe(others.length)

    await turn(page, 'hidden')
    await page.waitForLoadState('networkidle')
    paths.length = 0
    await page.clock.runFor(120_000)
    await page.waitForLoadState('networkidle')
    expect(paths).toEqual([])
  })
}

test('the account refreshes when the tab becomes visible again', async ({ page, playScene }) => {
  const paths = watchRequests(page)
  const [scene] = scenes
  if (!scene) throw new Error('There is no scene.')
  await playScene(scene, { clock: 'running' })
  await turn(page, 'hidden')
  await page.clock.runFor(60_000)
  paths.length = 0
  await turn(page, 'visible')
  await expect.poll(() => paths).toContain(`/v1/account/${own}/balance`)
  await expect(dialog(page)).toBeVisible()
})
