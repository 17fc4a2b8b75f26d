import type { Page } from 'playwright'
import type { RequestTimes } from './inPage/PaintClock.ts'

/** When a result was shown, in milliseconds on the page's clock. */
export interface Paint {
  readonly inputAt: number
  readonly shownAt: number
  /** The last request for a quote. */
  readonly request: RequestTimes
}

/** Resolves once a watched result is shown. Throws if that takes longer than the page's timeout. */
export async function waitForPaint(page: Page, name: string): Promise<Paint> {
  const handle = await page.waitForFunction(
    name => {
      const { inputAt, lastRequest, shown } = window.paintClock
      const shownAt = shown[name]
      if (shownAt === undefined) return undefined
      return { inputAt, shownAt, request: lastRequest('/v1/convert/quotes') ?? { start: Number.NaN, end: Number.NaN } }
    },
    name,
    // Polling on every frame would add work to the page and distort the measurement.
    { polling: 50 },
  )
  const paint = await handle.jsonValue()
  if (!paint) throw new Error(`'${name}' was never shown`)
  return paint
}
