import type { HostKit } from './HostKit'

/** Delay in milliseconds for browsers without `requestIdleCallback`. */
const idleFallbackDelay = 1000

/** Prefetches the modal when the browser is idle, unless the kit is destroyed first. */
export function prefetchWhenIdle(kit: HostKit): void {
  const page = kit.environment.window
  if (!page) return
  const prefetch = () => {
    forget()
    kit.prefetch()
  }
  // Safari has no requestIdleCallback, although the DOM types declare it.
  const request = (page as Partial<Window>).requestIdleCallback?.(prefetch)
  const cancel =
    request === undefined
      ? kit.environment.setTimer(prefetch, idleFallbackDelay)
      : () => page.cancelIdleCallback(request)
  const forget = kit.onDestroy(cancel)
}
