import type { Page, Request } from 'playwright'

/** Records when a page, its frames and their workers had requests on the way. */
export class RequestLog {
  readonly #intervals: { readonly start: number; readonly end: number }[] = []

  constructor(page: Page) {
    page.on('requestfinished', request => this.#add(request))
    page.on('requestfailed', request => this.#add(request))
  }

  /** Returns for how many milliseconds between two times since the epoch at least one request was on the way. */
  timeBetween(from: number, to: number): number {
    let time = 0
    let counted = from
    for (const { end, start } of this.#intervals.toSorted((one, other) => one.start - other.start)) {
      const [first, last] = [Math.max(start, counted), Math.min(end, to)]
      time += Math.max(0, last - first)
      counted = Math.max(counted, last)
    }
    return time
  }

  #add(request: Request): void {
    const { responseEnd, startTime } = request.timing()
    if (responseEnd >= 0) this.#intervals.push({ start: startTime, end: startTime + responseEnd })
  }
}
