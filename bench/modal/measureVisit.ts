import type { Browser, Page } from 'playwright'
import { clickedAt, clickLikeAPerson } from './clickLikeAPerson.ts'
import { type OpenPage, openPage } from './openPage.ts'
import type { Peer, Target } from './Peer.ts'
import type { Profile } from './Profile.ts'
import type { Times, Visit } from './Times.ts'
import { waitForMark } from './waitForMark.ts'

/** Loads a page, opens its modal twice, connects and reloads, and times every step inside the page. */
export async function measureVisit(browser: Browser, peer: Peer, profile: Profile, url: string): Promise<Visit> {
  const open = await openPage(browser, peer, profile)
  const { page } = open
  const times: Times = {}
  try {
    await load(open, url, times)
    if (peer.row) {
      const cold = await openModal(page, peer.button, peer.row)
      Object.assign(times, { coldShown: cold.shown, coldSettled: cold.settled })
      await open.quiet()
      await closeModal(page, peer.row, peer.close)
      const warm = await openModal(page, peer.button, peer.row)
      Object.assign(times, { warmShown: warm.shown, warmSettled: warm.settled })
      await open.quiet()
    }
    await connect(page, peer.row ?? peer.button, times)
    times.shift = await page.evaluate(() => window.stopwatch.shift)
    if (peer.forgets) return { times, failure: `reload: ${peer.forgets}` }
    await open.quiet()
    await page.reload()
    times.reconnected = (await waitForMark(page, 'connected', 'shown')).shown
    return { times }
  } catch (error) {
    return { times, failure: String((error as Error).message).split('\n')[0] ?? '' }
  } finally {
    await open.close()
  }
}

async function load({ page, quiet }: OpenPage, url: string, times: Times): Promise<void> {
  await page.goto(url)
  times.button = (await waitForMark(page, 'button', 'settled')).settled
  await quiet()
  const tasks = await page.evaluate(() => window.stopwatch.longTasks)
  times.blocking = tasks.reduce((sum, [, length]) => sum + length - 50, 0)
}

async function openModal(page: Page, button: Target, row: Target): Promise<{ shown: number; settled: number }> {
  await clickLikeAPerson(page, button, { name: 'row', target: row })
  const { shown, settled } = await waitForMark(page, 'row', 'settled')
  const start = await clickedAt(page)
  return { shown: shown - start, settled: settled - start }
}

async function closeModal(page: Page, row: Target, close?: Target): Promise<void> {
  if (close) await clickLikeAPerson(page, close)
  else await page.keyboard.press('Escape')
  await page.waitForFunction(row => !window.stopwatch.isShown(row), row, { polling: 50 })
  // Move the pointer away. Otherwise the button would already be hovered.
  await page.mouse.move(20, 700)
  await page.waitForTimeout(300)
}

async function connect(page: Page, target: Target, times: Times): Promise<void> {
  const before = await page.evaluate(() => window.stopwatch.requestTimes.length)
  await clickLikeAPerson(page, target)
  const { shown } = await waitForMark(page, 'connected', 'shown')
  const start = await clickedAt(page)
  const requestedAt = await page.evaluate(before => window.stopwatch.requestTimes[before], before)
  if (requestedAt !== undefined) times.asked = requestedAt - start
  times.connected = shown - start
}
