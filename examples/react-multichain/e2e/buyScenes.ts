import { expect, type Page } from '@playwright/test'
import type { Scene } from './Scene'
import type { SceneShop } from './sceneShop'
import { open, part } from './sceneSteps'

const shop: SceneShop = {}
const hundred = { country: 'DE', amount: '100' }

/** All scenes of the views to buy. */
export const buyScenes: readonly Scene[] = [
  { name: 'buy-empty', backend: { shop }, reach: page => openForm(page, { country: 'DE' }) },
  { name: 'buy-quoted', backend: { shop }, isWordy: true, reach: page => quote(page) },
  {
    name: 'buy-lines',
    backend: { shop },
    isWordy: true,
    reach: async page => {
      await quote(page)
      await part(page, 'buy-summary').click()
      await expect(part(page, 'buy-facts')).toBeVisible()
    },
  },
  {
    name: 'buy-state',
    backend: { shop },
    reach: async page => {
      await openForm(page, { country: 'US', amount: '100' })
      await expect(part(page, 'buy-select')).toHaveCount(2)
    },
  },
  {
    name: 'buy-limit',
    backend: { shop },
    reach: async page => {
      await openForm(page, { country: 'DE', amount: '5' })
      await expect(part(page, 'buy-error')).toBeVisible()
    },
  },
  {
    name: 'buy-no-price',
    backend: { shop: { isClosed: true } },
    reach: async page => {
      await openForm(page, hundred)
      await expect(part(page, 'notice')).toBeVisible()
    },
  },
  {
    name: 'buy-unsupported',
    reach: async page => {
      await open(page, 'OnRampProviders', hundred)
      await expect(part(page, 'message')).toBeVisible()
    },
  },
  {
    name: 'buy-opened',
    backend: { shop: { status: 'opened' } },
    isWordy: true,
    reach: page => start(page, 'requesting'),
  },
  {
    name: 'buy-blocked',
    backend: { shop: { status: 'created' } },
    isWordy: true,
    reach: async page => {
      await page.evaluate(() => {
        window.open = () => null
      })
      await start(page, 'idle')
    },
  },
  { name: 'buy-held', backend: { shop: { status: 'onHold' } }, reach: page => start(page, 'idle') },
  {
    name: 'buy-delivered',
    backend: { shop: { status: 'delivered' } },
    wallet: { outcome: { status: 'confirmed' } },
    reach: page => start(page, 'success'),
  },
  {
    name: 'buy-declined',
    backend: { shop: { status: 'failed', failure: 'card-declined' } },
    isWordy: true,
    reach: page => start(page, 'failed'),
  },
  {
    name: 'buy-help',
    backend: { shop },
    reach: async page => {
      await open(page, 'WhatIsABuy')
      await expect(part(page, 'buy-lesson').first()).toBeVisible()
    },
  },
]

async function openForm(page: Page, args: object): Promise<void> {
  await open(page, 'OnRampProviders', args)
  await expect(part(page, 'buy-form')).toBeVisible()
}

async function quote(page: Page): Promise<void> {
  await openForm(page, hundred)
  await expect(part(page, 'buy-summary')).toBeVisible()
}

/** Starts a purchase, whose window closes immediately, and waits for its status. */
async function start(page: Page, ring: 'failed' | 'idle' | 'requesting' | 'success'): Promise<void> {
  await quote(page)
  page.on('popup', popup => void popup.close().catch(() => {}))
  await part(page, 'button').first().click()
  await expect(part(page, 'wallet-status')).toHaveAttribute('data-status', ring)
}
