import type { Target } from '../Peer.ts'
import type { Mark, Stopwatch } from './Stopwatch.ts'

/**
 * Runs in the page before any other script. Playwright serializes it, so it must not reference anything outside itself.
 */
export function installStopwatch(first: { readonly button: Target }): void {
  // Init scripts also run in frames.
  if (window.top !== window) return
  const elementInside = (root: ParentNode, selector: string, text = ''): Element | undefined =>
    [...root.querySelectorAll(selector)].find(element => element.textContent?.includes(text))

  const find = ({ path, text }: Target): Element | undefined => {
    let root: ParentNode = document
    for (const selector of path.slice(0, -1)) {
      const element = root.querySelector(selector)
      if (!element) return undefined
      root = element.shadowRoot ?? element
    }
    return elementInside(root, path.at(-1) ?? '', text)
  }
  const parentOf = (element: Element): Element | null => {
    const root = element.getRootNode()
    return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }
  const chain = (element: Element): Element[] => {
    const found: Element[] = []
    for (let node: Element | null = element; node; node = parentOf(node)) found.push(node)
    return found
  }
  const topmostAt = (x: number, y: number): Element | null => {
    let top: Element | null = null
    let root: DocumentOrShadowRoot | null = document
    while (root) {
      const inner = root.elementFromPoint(x, y)
      if (!inner || inner === top) break
      top = inner
      root = inner.shadowRoot
    }
    return top
  }
  const boxOf = (element: Element): DOMRect | undefined => {
    const box = element.getBoundingClientRect()
    const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
    const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return box.width > 0 && box.height > 0 && inside && visible ? box : undefined
  }
  const isUsable = (element: Element, { x, y, width, height }: DOMRect): boolean => {
    if (element.matches(':disabled, [disabled], [aria-disabled="true"]')) return false
    const opacity = chain(element).reduce((product, node) => product * Number(getComputedStyle(node).opacity), 1)
    const top = topmostAt(x + width / 2, y + height / 2)
    return opacity > 0.98 && top !== null && chain(top).includes(element)
  }
  const afterPaint = (then: () => void): void => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = then
    port2.postMessage(undefined)
  }

  const watches: Record<string, number> = {}
  const watch = (name: string, target: Target): void => {
    const mark: Mark = {}
    const turn = (watches[name] ?? 0) + 1
    let previous = ''
    watches[name] = turn
    stopwatch.marks[name] = mark
    const look = (): void => {
      if (watches[name] !== turn) return
      const element = find(target)
      const box = element && boxOf(element)
      if (box && mark.shown === undefined) {
        afterPaint(() => {
          mark.shown ??= performance.now()
        })
      }
      const now =
        element && box && isUsable(element, box) ? [box.x, box.y, box.width, box.height].map(Math.round).join() : ''
      if (now !== '' && now === previous) {
        afterPaint(() => {
          mark.settled ??= performance.now()
        })
        return
      }
      previous = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }

  const stopwatch: Stopwatch = {
    longTasks: [],
    shift: 0,
    requestTimes: [],
    clickedAt: undefined,
    marks: {},
    watch,
    isShown: target => {
      const element = find(target)
      return element !== undefined && boxOf(element) !== undefined
    },
    pointAt: target => {
      const element = find(target)
      const box = element && boxOf(element)
      return element && box && isUsable(element, box)
        ? { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        : undefined
    },
  }
  window.stopwatch = stopwatch

  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) stopwatch.longTasks.push([startTime, duration])
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) stopwatch.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const noteClick = ({ timeStamp }: MouseEvent): void => {
    stopwatch.clickedAt = timeStamp
  }
  addEventListener('click', noteClick, true)
  watch('button', first.button)
  watch('connected', { path: ['output[data-connected="true"]'] })
}
