import { dialog } from '@openappkit/e2e-kit/page'
import { expect, type Page } from '@playwright/test'
import type { SceneWallet } from './pages/SceneAdapter'
import type { Scene } from './Scene'
import type { SceneInvoice } from './sceneInvoice'
import { open, part } from './sceneSteps'

const invoice: SceneInvoice = {}

/** All scenes of paying and of deposits from exchanges. */
export const payScenes: readonly Scene[] = [
  { name: 'pay-ways', backend: { invoice }, isWordy: true, reach: page => openInvoice(page) },
  {
    name: 'pay-partial',
    backend: { invoice: { isPartial: true, exceptions: ['partial'] } },
    isWordy: true,
    reach: page => openInvoice(page),
  },
  { name: 'pay-assets', backend: { invoice }, reach: page => chooseAsset(page, 0) },
  {
    name: 'pay-code',
    backend: { invoice },
    isWordy: true,
    reach: async page => {
      await chooseAsset(page, 1)
      await part(page, 'pay-assets').getByRole('button').nth(1).click()
      await expect(part(page, 'qr-code')).toBeVisible()
    },
  },
  { name: 'pay-review', backend: { invoice }, isWordy: true, reach: page => review(page) },
  request('requesting', { answer: 'hang' }),
  request('declined', { answer: 'decline' }),
  request('failed', { answer: 'fail' }),
  progress('received', { status: 'processing', isPaid: true }),
  progress('paid', { status: 'settled', isPaid: true }),
  progress('twice', { status: 'settled', isPaid: true, exceptions: ['duplicate'] }),
  progress('expired', { status: 'expired' }),
  progress('late', { status: 'expired', isPaid: true, exceptions: ['late'] }),
  progress('reversed', { status: 'reversed' }),
  {
    name: 'exchange-form',
    backend: { invoice },
    isWordy: true,
    reach: async page => {
      await open(page, 'PayWithExchange')
      await expect(part(page, 'exchange-choice').first()).toBeVisible()
    },
  },
  {
    name: 'exchange-opened',
    backend: { invoice },
    isWordy: true,
    isReplayed: true,
    reach: async page => {
      await openInvoice(page)
      await part(page, 'pay-ways').getByRole('button').nth(2).click()
      await part(page, 'pay-assets').getByRole('button').first().click()
      page.on('popup', popup => void popup.close().catch(() => {}))
      await dialog(page).locator('[data-variant="primary"]').click()
      await expect(part(page, 'wallet-status')).toBeVisible()
    },
  },
]

async function openInvoice(page: Page): Promise<void> {
  await open(page, 'Pay', { id: 'one', clientSecret: 'secret' })
  await expect(part(page, 'pay-ways').getByRole('button')).toHaveCount(3)
}

async function chooseAsset(page: Page, way: number): Promise<void> {
  await openInvoice(page)
  await part(page, 'pay-ways').getByRole('button').nth(way).click()
  await expect(part(page, 'pay-assets')).toBeVisible()
}

async function review(page: Page): Promise<void> {
  await chooseAsset(page, 0)
  await part(page, 'pay-assets').getByRole('button').first().click()
  await expect(part(page, 'pay-review')).toBeVisible()
}

/** Returns a scene of a payment after the wallet prompt. */
function request(name: string, wallet: SceneWallet): Scene {
  const reach = async (page: Page): Promise<void> => {
    await review(page)
    await part(page, 'pay-review').locator('[data-variant="primary"]').click()
    await expect(part(page, 'pay-progress')).toBeVisible()
  }
  return { name: `pay-${name}`, backend: { invoice }, wallet, isWordy: true, reach }
}

/** Returns a scene of an invoice that needs no payment anymore. */
function progress(name: string, shown: SceneInvoice): Scene {
  const reach = async (page: Page): Promise<void> => {
    await open(page, 'Pay', { id: 'one', clientSecret: 'secret' })
    await expect(part(page, 'pay-progress')).toBeVisible()
  }
  return { name: `pay-${name}`, backend: { invoice: shown }, reach }
}
