import type { Expected, PaintClock } from './PaintClock.ts'

/**
 * Runs in a page or a frame. Playwright serializes it, so it must not reference anything outside itself.
 *
 * @param host element whose shadow root holds what is watched, besides the document
 */
export function installPaintClock(host: string): void {
  performance.setResourceTimingBufferSize(5000)
  const shadow = (): ShadowRoot | null | undefined => document.querySelector(host)?.shadowRoot
  const isShown = (selector: string, pattern: string): boolean => {
    const element = shadow()?.querySelector(selector) ?? document.querySelector(selector)
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const { bottom, height, top } = element.getBoundingClientRect()
    if (height === 0 || bottom <= 0 || top >= innerHeight) return false
    const text = element instanceof HTMLInputElement ? element.value : element.textContent
    return new RegExp(pattern).test(text ?? '')
  }
  const afterPaint = (then: () => void): void => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = then
    port2.postMessage(undefined)
  }
  const watch = (name: string, expected: Expected): void => {
    delete clock.shown[name]
    const look = (): void => {
      if (!Object.entries(expected).every(([selector, pattern]) => isShown(selector, pattern))) {
        requestAnimationFrame(look)
        return
      }
      afterPaint(() => {
        clock.shown[name] = performance.now()
      })
    }
    requestAnimationFrame(look)
  }
  const clock: PaintClock = {
    inputAt: 0,
    shown: {},
    watch,
    lastRequest: path => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const last = entries.filter(({ name }) => name.includes(path)).at(-1)
      return last && { start: last.startTime, end: last.responseEnd }
    },
  }
  window.paintClock = clock
  const noteInput = ({ timeStamp }: Event): void => {
    clock.inputAt = timeStamp
  }
  addEventListener('keydown', noteInput, true)
  addEventListener('click', noteInput, true)
}
