import type { Page } from 'playwright'
import type { Target } from './Peer.ts'

const HOVER = 120

/**
 * Points at an element for as long as people do before they press, so that pages which prefetch then have the time
 * they have in life. `watched` is timed from that click on.
 */
export async function clickLikeAPerson(
  page: Page,
  target: Target,
  watched?: { readonly name: string; readonly target: Target },
): Promise<void> {
  const handle = await page.waitForFunction(target => window.stopwatch?.pointAt(target), target, { polling: 50 })
  const point = await handle.jsonValue()
  if (!point) throw new Error(`Nothing to click at ${target.path.join(' ')}`)
  await page.mouse.move(point.x, point.y)
  await page.waitForTimeout(HOVER)
  await page.evaluate(watched => {
    window.stopwatch.clickedAt = undefined
    if (watched) window.stopwatch.watch(watched.name, watched.target)
  }, watched)
  await page.mouse.down()
  await page.mouse.up()
}

/** The time stamp of the last click, in the page's own milliseconds. */
export function clickedAt(page: Page): Promise<number> {
  return page.evaluate(() => window.stopwatch.clickedAt ?? Number.NaN)
}
