import type { Page } from 'playwright'
import type { Target } from './Peer.ts'

const HOVER = 120

/**
 * Hovers over an element before clicking it, as people do, so that pages that prefetch on hover have a realistic head
 * start. Starts watching `watched` right before the click.
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

/** Returns the timestamp of the last click, in milliseconds on the page's clock. */
export function clickedAt(page: Page): Promise<number> {
  return page.evaluate(() => window.stopwatch.clickedAt ?? Number.NaN)
}
