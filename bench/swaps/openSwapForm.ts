import type { Browser, Locator, Page } from 'playwright'
import { openVisit, type Visit } from '../growth/openVisit.ts'
import { installPaintClock } from './inPage/installPaintClock.ts'

/** How long the pointer rests on a button before the click, in milliseconds. */
const REST = 120

/** Opens the page in a new browser profile, connects a wallet, and opens the form from ether to dollars. */
export async function openSwapForm(browser: Browser, url: string): Promise<Visit> {
  const visit = await openVisit(browser, `${url}?list=Swap`)
  const { page } = visit
  await page.evaluate(installPaintClock, 'openappkit-modal')
  await page.evaluate(() => window.probe.connect())
  await page.locator('header button').first().click()
  await page.locator('[data-side="to"]', { hasText: 'USDC' }).waitFor()
  // The balances arrive after the tokens.
  await page.locator('.swap-balance').first().waitFor()
  return visit
}

/** Rests the pointer on a button, as a user does, and clicks it after `beforeClick`. */
export async function restAndClick(page: Page, button: Locator, beforeClick: () => Promise<void>): Promise<void> {
  await button.hover()
  await page.waitForTimeout(REST)
  await beforeClick()
  await page.mouse.down()
  await page.mouse.up()
}
