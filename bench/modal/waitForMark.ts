import type { Page } from 'playwright'
import type { Mark } from './inPage/Stopwatch.ts'

/** Resolves with a mark of the stopwatch once it has `moment`. Throws if that exceeds the page's timeout. */
export async function waitForMark(page: Page, name: string, moment: keyof Mark): Promise<Required<Mark>> {
  const handle = await page.waitForFunction(
    ({ name, moment }) => {
      const mark = window.stopwatch?.marks[name]
      return mark?.[moment] === undefined ? undefined : { shown: 0, settled: 0, ...mark }
    },
    { name, moment },
    // Looking at every frame would be work that the page is measured with.
    { polling: 50 },
  )
  return (await handle.jsonValue()) ?? { shown: Number.NaN, settled: Number.NaN }
}
