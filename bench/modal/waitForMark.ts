import type { Page } from 'playwright'
import type { Mark } from './inPage/Stopwatch.ts'

/** Resolves with a stopwatch mark once it has `moment`. Throws if that takes longer than the page's timeout. */
export async function waitForMark(page: Page, name: string, moment: keyof Mark): Promise<Required<Mark>> {
  const handle = await page.waitForFunction(
    ({ name, moment }) => {
      const mark = window.stopwatch?.marks[name]
      return mark?.[moment] === undefined ? undefined : { shown: 0, settled: 0, ...mark }
    },
    { name, moment },
    // Polling on every frame would add work to the page and distort the measurement.
    { polling: 50 },
  )
  return (await handle.jsonValue()) ?? { shown: Number.NaN, settled: Number.NaN }
}
