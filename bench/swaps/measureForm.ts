import type { Browser, Page } from 'playwright'
import type { Expected } from './inPage/PaintClock.ts'
import { openSwapForm } from './openSwapForm.ts'
import { waitForPaint } from './waitForPaint.ts'

/** Times of one visit to the form, in milliseconds. */
export interface FormTimes {
  /** From a key press to the frame with the typed amount and the button that waits for a quote. */
  readonly typed: number[]
  /** From the end of the quote's response to the frame with the quote. */
  readonly quoted: number[]
  /** From pasting an amount to the frame with its quote, without the time of the request. */
  readonly pasted: number[]
}

const SAMPLES = 20

const field = '[part="swap-amount-field"]'
const button = '.swap-form > button[type="submit"]'
const waiting = (amount: string): Expected => ({ [field]: `^${amount}$`, [button]: 'Getting price' })
const offered = (received: string): Expected => ({
  '.swap-received bdi': `^${received}$`,
  [button]: '^Review swap$',
})
const one = { amount: '1', received: '2,490' }
const twelve = { amount: '12', received: '29,880' }

/** Types and pastes amounts into the form. Each waits for the quote of the amount before. */
export async function measureForm(browser: Browser, url: string): Promise<FormTimes> {
  const visit = await openSwapForm(browser, url)
  const { page } = visit
  const times: FormTimes = { typed: [], quoted: [], pasted: [] }
  try {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.locator(field).focus()
    await enter(page, one, '1')
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const isOne = sample % 2 === 0
      const { typed, quoted } = await enter(page, isOne ? twelve : one, isOne ? '2' : 'Backspace')
      times.typed.push(typed.shownAt - typed.inputAt)
      times.quoted.push(quoted.shownAt - quoted.request.end)
    }
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const pasted = sample % 2 === 0 ? twelve : one
      await page.evaluate(text => navigator.clipboard.writeText(text), pasted.amount)
      await page.keyboard.press('ControlOrMeta+A')
      const { quoted } = await enter(page, pasted, 'ControlOrMeta+V')
      const { inputAt, request, shownAt } = quoted
      times.pasted.push(shownAt - inputAt - (request.end - request.start))
    }
    return times
  } finally {
    await visit.close()
  }
}

/** Changes the amount with one key, and waits for the amount and for its quote. */
async function enter(
  page: Page,
  { amount, received }: typeof one,
  key: string,
): Promise<Record<'typed' | 'quoted', Awaited<ReturnType<typeof waitForPaint>>>> {
  await page.evaluate(
    ({ typed, quoted }) => {
      window.paintClock.watch('typed', typed)
      window.paintClock.watch('quoted', quoted)
    },
    { typed: waiting(amount), quoted: offered(received) },
  )
  await page.keyboard.press(key)
  const quoted = await waitForPaint(page, 'quoted')
  return { typed: await waitForPaint(page, 'typed'), quoted }
}
