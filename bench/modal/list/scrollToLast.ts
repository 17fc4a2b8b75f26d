import type { OpenPage } from '../openPage.ts'
import { waitForMark } from '../waitForMark.ts'
import type { ListVisit } from './ListResults.ts'
import type { LongList } from './LongList.ts'
import { recordFrames } from './recordFrames.ts'

/** Speed of a fling, in CSS pixels per second. */
const SPEED = 7200
/** Distance of one scroll gesture, in CSS pixels. It takes one second. */
const TURN = SPEED
/** Maximum time to reach the end of the list, in milliseconds. */
const TIMEOUT = 180_000
const FRAME = 1000 / 60

/** Scrolls the list with the wheel at a constant speed, while its pages load, until the last entry is in view. */
export async function scrollToLast(
  { page, devtools }: OpenPage,
  { item, last }: LongList,
): Promise<Pick<ListVisit, 'scrolled' | 'dropped' | 'longest'>> {
  const point = await page.evaluate(item => window.stopwatch.pointAt(item), item)
  if (!point) throw new Error('The first entry of the list is covered')
  await page.evaluate(last => window.stopwatch.watch('last', last), last)
  await page.evaluate(recordFrames)
  const start = await page.evaluate(() => performance.now())
  const isThere = (): Promise<boolean> => page.evaluate(() => window.stopwatch.marks['last']?.settled !== undefined)
  const end = performance.now() + TIMEOUT
  while (!(await isThere()) && performance.now() < end) {
    // A native browser gesture sends its events at the display's frame rate, even if the page is busy.
    await devtools.send('Input.synthesizeScrollGesture', {
      ...point,
      yDistance: -TURN,
      speed: SPEED,
      gestureSourceType: 'mouse',
    })
  }
  const { settled } = await waitForMark(page, 'last', 'settled')
  const times = (await page.evaluate(() => window.recordedFrames)).filter(time => time >= start && time <= settled)
  const frames = times.slice(1).map((time, index) => time - (times[index] ?? time))
  return {
    scrolled: settled - start,
    dropped: frames.reduce((sum, frame) => sum + Math.max(0, Math.round(frame / FRAME) - 1), 0),
    longest: Math.max(...frames),
  }
}
