import { dialog } from '@openappkit/e2e-kit/page'
import { settled } from '@openappkit/e2e-kit/settled'
import { expect, type Page } from '@playwright/test'
import { buyScenes } from './buyScenes'
import { test as base } from './fixtures'
import type { SceneWallet } from './pages/SceneAdapter'
import type { SceneOptions } from './pages/scene'
import { payScenes } from './payScenes'
import type { Scene } from './Scene'
import { answerScene, bob, carol, dollar, imitation } from './sceneBackend'
import { open, part } from './sceneSteps'
import { noon } from './sceneTime'
import { swapScenes } from './swapScenes'

export { expect } from '@playwright/test'

interface SceneFixtures {
  /** Opens a scene and waits until nothing moves. The clock is stopped unless `clock` is `running`. */
  readonly playScene: (scene: Scene, options?: SceneOptions & { readonly clock?: 'fixed' | 'running' }) => Promise<void>
}

const refused = /503/
const ether = { assetAddress: 'native', amount: '0.5', to: bob }
const dollars = { assetAddress: dollar, amount: '1250.5', to: 'bob.eth' }

/** All scenes of the account, activity, receive, send and swap views. */
export const scenes: readonly Scene[] = [
  { name: 'account-tokens', isWordy: true, reach: page => openTab(page, 0) },
  { name: 'account-nfts', reach: page => openTab(page, 1) },
  { name: 'account-activity', isWordy: true, reach: page => openTab(page, 2) },
  {
    name: 'activity-spam',
    reach: async page => {
      await open(page, 'Transactions')
      await part(page, 'activity').getByRole('button').first().click()
      await expect(part(page, 'activity')).toContainText('CLAI')
    },
  },
  { name: 'activity-empty', backend: { transactions: [] }, reach: page => open(page, 'Transactions') },
  {
    name: 'activity-failed',
    backend: { down: ['/history'] },
    forgive: refused,
    reach: page => open(page, 'Transactions'),
  },
  { name: 'account-loading', backend: { silent: ['/balance'] }, reach: page => open(page, 'Account') },
  { name: 'account-empty', backend: { assets: [] }, reach: page => openTab(page, 0) },
  {
    name: 'account-unavailable',
    backend: { down: ['/balance'] },
    forgive: refused,
    reach: page => openTab(page, 0),
  },
  {
    name: 'account-stale',
    forgive: refused,
    reach: async (page, backend) => {
      await openTab(page, 0)
      await expect(part(page, 'tokens').getByRole('button').first()).toBeVisible()
      backend.down = ['/balance']
      // The app caches responses for a while.
      await page.clock.setFixedTime(noon + 60_000)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(dialog(page).locator('[data-stale]')).toBeVisible()
    },
  },
  { name: 'nfts-empty', backend: { nfts: [] }, reach: page => openTab(page, 1) },
  { name: 'nfts-unavailable', backend: { down: ['/nfts'] }, forgive: refused, reach: page => openTab(page, 1) },
  { name: 'token-detail', reach: page => openToken(page, 1) },
  { name: 'token-detail-long', reach: page => openToken(page, 4) },
  {
    name: 'nft-detail',
    reach: async page => {
      await openTab(page, 1)
      await dialog(page)
        .getByRole('button', { name: /Blue Hour/ })
        .click()
      await expect(part(page, 'nft-detail')).toBeVisible()
    },
  },
  { name: 'receive', reach: page => open(page, 'WalletReceive') },
  { name: 'receive-elsewhere', wallet: { walletChainId: 10 }, reach: page => open(page, 'WalletReceive') },
  { name: 'compatible-networks', reach: page => open(page, 'WalletCompatibleNetworks') },
  { name: 'fund-wallet', reach: page => open(page, 'FundWallet') },
  { name: 'send-empty', reach: page => open(page, 'WalletSend') },
  {
    name: 'send-recents',
    reach: async page => {
      await open(page, 'WalletSend')
      await part(page, 'send-to-field').focus()
      await expect(part(page, 'send-recents')).toBeVisible()
    },
  },
  { name: 'send-filled', reach: page => fill(page, ether) },
  { name: 'send-name', reach: page => fill(page, dollars) },
  {
    name: 'send-money',
    reach: async page => {
      await fill(page, ether)
      await part(page, 'send-unit').click()
    },
  },
  { name: 'send-first-time', reach: page => fill(page, { ...ether, to: carol }) },
  { name: 'send-contract', wallet: { isContract: true }, reach: page => fill(page, ether) },
  { name: 'send-imitation', reach: page => fill(page, { ...ether, to: imitation }) },
  {
    name: 'send-wrong',
    reach: async page => {
      await open(page, 'WalletSend', { assetAddress: 'native', amount: '99', to: 'nobody' })
      await expect(part(page, 'send-error')).toHaveCount(2)
    },
  },
  {
    name: 'token-picker',
    reach: async page => {
      await open(page, 'WalletSend')
      await part(page, 'send-token').click()
      await expect(part(page, 'send-search')).toBeVisible()
    },
  },
  {
    name: 'token-picker-none',
    reach: async page => {
      await open(page, 'WalletSend')
      await part(page, 'send-token').click()
      await part(page, 'send-search').getByRole('searchbox').fill('nothing like it')
      await expect(part(page, 'message')).toBeVisible()
    },
  },
  { name: 'review', reach: page => review(page, ether) },
  { name: 'review-token', isWordy: true, reach: page => review(page, dollars) },
  { name: 'review-imitation', reach: page => review(page, { ...ether, to: imitation }) },
  progress('requesting', { answer: 'hang' }),
  progress('declined', { answer: 'decline' }),
  progress('pending', { answer: 'pending' }),
  progress('failed', { answer: 'fail' }),
  progress('submitted', {}),
  progress('confirmed', { outcome: { status: 'confirmed' } }),
  progress('reverted', { outcome: { status: 'reverted' } }),
  progress('replaced', { outcome: { status: 'replaced', hash: `0x${'2'.repeat(64)}` } }),
  progress('dropped', { outcome: { status: 'dropped' } }),
  ...buyScenes,
  ...payScenes,
  ...swapScenes,
]

export const test = base.extend<SceneFixtures>({
  playScene: async ({ page, stage, forgive }, use) => {
    await use(async ({ backend, forgive: complaint, reach, wallet }, { clock = 'fixed', ...options } = {}) => {
      if (complaint) forgive(complaint)
      const answers = { ...backend }
      await page.unrouteAll()
      await answerScene(page, answers)
      if (clock === 'fixed') await page.clock.setFixedTime(noon)
      else await page.clock.install({ time: noon })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const encodedOptions = encodeURIComponent(JSON.stringify({ ...options, wallet }))
      await page.goto(`${stage.url}e2e/pages/scene?options=${encodedOptions}`)
      await page.waitForFunction(() => 'kit' in window)
      await reach(page, answers)
      await expect(dialog(page).locator('.toast')).toHaveCount(0)
      if (!answers.silent) await settled(page)
    })
  },
})

async function openTab(page: Page, index: number): Promise<void> {
  await open(page, 'Account')
  await dialog(page).getByRole('tab').nth(index).click()
}

async function openToken(page: Page, index: number): Promise<void> {
  await openTab(page, 0)
  await part(page, 'tokens').getByRole('button').nth(index).click()
  await expect(part(page, 'token-detail')).toBeVisible()
}

async function fill(page: Page, transfer: object): Promise<void> {
  await open(page, 'WalletSend', transfer)
  await expect(submit(page)).toBeEnabled()
  await expect(part(page, 'send-to').locator('.spinner')).toHaveCount(0)
}

async function review(page: Page, transfer: object): Promise<void> {
  await fill(page, transfer)
  await submit(page).click()
  await expect(part(page, 'send-review')).toBeVisible()
}

/** Returns a scene of a transfer after the wallet prompt. */
function progress(name: string, wallet: SceneWallet): Scene {
  const reach = async (page: Page): Promise<void> => {
    await review(page, ether)
    await part(page, 'send-confirm').getByRole('button').click()
    await expect(part(page, 'send-progress')).toBeVisible()
    if (wallet.outcome) await expect(part(page, 'wallet-status')).not.toHaveAttribute('data-status', 'requesting')
  }
  return { name: `send-${name}`, wallet, reach }
}

function submit(page: Page) {
  return part(page, 'send-form').locator('[type="submit"]')
}
