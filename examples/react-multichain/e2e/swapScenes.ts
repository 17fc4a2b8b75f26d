import { expect, type Locator, type Page } from '@playwright/test'
import type { SceneWallet } from './pages/SceneAdapter'
import type { Scene } from './Scene'
import { imitation } from './sceneBackend'
import type { SceneMarket } from './sceneMarket'
import { open, part } from './sceneSteps'

const market: SceneMarket = {}
const sell = { fromToken: 'ETH', toToken: 'USDC', amount: '0.5' }
/** Needs an approval. */
const buy = { fromToken: 'USDC', toToken: 'ETH', amount: '1250.5' }

/** All scenes of the swap views. */
export const swapScenes: readonly Scene[] = [
  { name: 'swap-empty', backend: { market }, reach: page => openForm(page) },
  { name: 'swap-quoted', backend: { market }, isWordy: true, isReplayed: true, reach: page => quote(page, sell) },
  { name: 'swap-details', backend: { market }, isWordy: true, isReplayed: true, reach: unfold },
  {
    name: 'swap-custom-slippage',
    backend: { market },
    reach: async page => {
      await unfold(page)
      await part(page, 'swap-choice').last().click()
      await part(page, 'swap-percent').fill('40')
      await expect(part(page, 'swap-error')).toBeVisible()
      await part(page, 'swap-percent').blur()
      await scrollTo(page, 48)
    },
  },
  {
    name: 'swap-no-route',
    backend: { market: { isClosed: true } },
    reach: async page => {
      await openForm(page, sell)
      await expect(part(page, 'notice')).toBeVisible()
    },
  },
  {
    name: 'swap-unsupported',
    reach: async page => {
      await open(page, 'Swap')
      await expect(part(page, 'message')).toBeVisible()
    },
  },
  { name: 'swap-picker', backend: { market }, reach: page => pick(page) },
  {
    name: 'swap-picker-none',
    backend: { market },
    reach: async page => {
      await pick(page)
      await search(page, 'nothing like it')
      await expect(part(page, 'message')).toBeVisible()
    },
  },
  {
    name: 'swap-leftover',
    backend: { market },
    wallet: { answer: 'decline' },
    reach: async page => {
      await confirm(page, buy)
      await expect(part(page, 'wallet-status')).toHaveAttribute('data-status', 'declined')
      await part(page, 'swap-actions').getByRole('button').first().click()
      await expect(part(page, 'swap-revoke')).toBeVisible()
      await expect(part(page, 'swap-summary').locator('bdi')).toHaveCount(2)
    },
  },
  { name: 'swap-review', backend: { market }, reach: page => review(page, sell) },
  { name: 'swap-review-approve', backend: { market }, isWordy: true, reach: page => review(page, buy) },
  { name: 'swap-review-impact', backend: { market: { impactBps: 800 } }, reach: reviewUnlisted },
  {
    name: 'swap-review-consent',
    backend: { market: { impactBps: 800 } },
    reach: async page => {
      await reviewUnlisted(page)
      await part(page, 'swap-consent').first().click()
      await scrollTo(page, 80)
    },
  },
  { name: 'swap-blocked', backend: { market: { impactBps: 2000 } }, reach: page => review(page, sell) },
  progress('requesting', { answer: 'hang' }),
  progress('declined', { answer: 'decline' }),
  progress('failed', { outcome: { status: 'reverted' } }),
  progress('submitted', {}),
  progress('confirmed', { outcome: { status: 'confirmed' } }),
]

async function openForm(page: Page, args?: object): Promise<void> {
  await open(page, 'Swap', args)
  await expect(part(page, 'swap-token').first()).toContainText(/ETH|USDC/u)
}

async function quote(page: Page, args: object): Promise<void> {
  await openForm(page, args)
  // The rate, and the fee in money.
  await expect(part(page, 'swap-summary').locator('bdi')).toHaveCount(2)
}

async function unfold(page: Page): Promise<void> {
  await quote(page, sell)
  await part(page, 'swap-summary').click()
  await expect(part(page, 'swap-details')).toBeVisible()
}

/** Opens the list of tokens to receive. */
async function pick(page: Page): Promise<void> {
  if ((await part(page, 'swap-form').count()) === 0) await openForm(page)
  await part(page, 'swap-token').last().click()
  await expect(part(page, 'swap-search')).toBeVisible()
}

async function search(page: Page, text: string): Promise<void> {
  await part(page, 'swap-search').getByRole('searchbox').fill(text)
}

async function review(page: Page, args: object): Promise<void> {
  await openForm(page, args)
  await openReview(page)
}

/** Reviews a swap to a token that imitates a listed one. */
async function reviewUnlisted(page: Page): Promise<void> {
  await openForm(page, { fromToken: 'ETH', amount: '0.5' })
  await pick(page)
  await search(page, imitation)
  await part(page, 'swap-picker').getByRole('listitem').getByRole('button').click()
  await openReview(page)
}

/** Opens the review of a filled form, once it has a quote. */
async function openReview(page: Page): Promise<void> {
  await expect(part(page, 'swap-summary').locator('bdi')).toHaveCount(2)
  await submit(page).click()
  await expect(part(page, 'swap-review')).toBeVisible()
}

async function confirm(page: Page, args: object): Promise<void> {
  await review(page, args)
  await part(page, 'swap-confirm').getByRole('button').click()
  await expect(part(page, 'swap-progress')).toBeVisible()
}

/** Returns a scene of a swap after the wallet prompt. */
function progress(name: string, wallet: SceneWallet): Scene {
  const reach = async (page: Page): Promise<void> => {
    await confirm(page, sell)
    if (name !== 'requesting') await expect(part(page, 'swap-actions').getByRole('button').last()).toBeVisible()
    if (wallet.outcome) await expect(part(page, 'wallet-status')).not.toHaveAttribute('data-status', 'requesting')
    if (wallet.outcome?.status === 'confirmed') await expect(part(page, 'fact')).toHaveCount(3)
  }
  return { name: `swap-${name}`, backend: { market }, wallet, reach }
}

/** Scrolls down by CSS pixels: fewer than in the window with the least to scroll, so that each keeps the position. */
function scrollTo(page: Page, top: number): Promise<void> {
  return part(page, 'stage').evaluate((stage, top) => stage.scrollTo({ top, behavior: 'instant' }), top)
}

function submit(page: Page): Locator {
  return part(page, 'swap-form').locator('[type="submit"]')
}
