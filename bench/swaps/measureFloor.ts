import type { Browser } from 'playwright'
import { openVisit } from '../growth/openVisit.ts'
import { installPaintClock } from './inPage/installPaintClock.ts'
import { waitForPaint } from './waitForPaint.ts'

const SAMPLES = 20
const PAUSE = 100

/** Types into a field without scripts. Resolves with the times from a key press to the frame with its text. */
export async function measureFloor(browser: Browser, url: string): Promise<number[]> {
  const visit = await openVisit(browser, url)
  const { page } = visit
  try {
    await page.evaluate(installPaintClock, 'openappkit-modal')
    await page.evaluate(() => {
      const field = document.createElement('input')
      field.id = 'plain'
      document.body.append(field)
      field.focus()
    })
    const times: number[] = []
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const isOne = sample % 2 === 0
      await page.waitForTimeout(PAUSE)
      await page.evaluate(text => window.paintClock.watch('typed', { '#plain': `^${text}$` }), isOne ? '1' : '')
      await page.keyboard.press(isOne ? '1' : 'Backspace')
      const { inputAt, shownAt } = await waitForPaint(page, 'typed')
      times.push(shownAt - inputAt)
    }
    return times
  } finally {
    await visit.close()
  }
}
