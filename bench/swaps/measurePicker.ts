import type { Browser, Page } from 'playwright'
import { openSwapForm, restAndClick } from './openSwapForm.ts'
import { waitForPaint } from './waitForPaint.ts'

/** Times of one visit to the token picker with 10,000 tokens, in milliseconds. */
export interface PickerTimes {
  /** From the first click to the frame with the first token. Includes loading the view's code. */
  readonly firstOpen: number[]
  /** The same for later clicks. */
  readonly laterOpen: number[]
  /** From a key press in the search to the frame with its first match. */
  readonly filtered: number[]
}

const OPENINGS = 5
const firstRow = '.swap-picker li[aria-posinset] button'
const search = '.swap-picker input'
/** Keys of a search, with the first match after each. */
const keys = [
  { key: 'k', match: 'Token KAAX' },
  { key: 'o', match: 'Token KOAX' },
  { key: 'd', match: 'Token KODX' },
] as const

/** Opens the token picker repeatedly and searches it each time. */
export async function measurePicker(browser: Browser, url: string): Promise<PickerTimes> {
  const visit = await openSwapForm(browser, url)
  const { page } = visit
  const times: PickerTimes = { firstOpen: [], laterOpen: [], filtered: [] }
  try {
    for (let opening = 0; opening < OPENINGS; opening += 1) {
      const opened = opening === 0 ? times.firstOpen : times.laterOpen
      await restAndClick(page, page.locator('[data-side="to"]'), () => watchFirstRow(page, 'Ether|USD Coin'))
      opened.push(await timeOfRow(page))
      await page.locator(search).focus()
      for (const { key, match } of keys) {
        await watchFirstRow(page, match)
        await page.keyboard.press(key)
        times.filtered.push(await timeOfRow(page))
      }
      await page.locator(search).fill('')
      await page.getByRole('button', { name: 'Back' }).click()
    }
    return times
  } finally {
    await visit.close()
  }
}

/** Watches for a first token with a name. */
function watchFirstRow(page: Page, name: string): Promise<void> {
  return page.evaluate(expected => window.paintClock.watch('row', expected), { [firstRow]: name })
}

async function timeOfRow(page: Page): Promise<number> {
  const { inputAt, shownAt } = await waitForPaint(page, 'row')
  return shownAt - inputAt
}
