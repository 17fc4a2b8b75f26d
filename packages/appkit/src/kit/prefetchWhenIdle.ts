import type { AppKitInstance } from './AppKitInstance'

/** Where a browser can't say when it is idle: this many milliseconds later it probably is. */
const idleFallbackDelay = 1000

/** Fetches the modal once the page has nothing else to do, for visitors who are likely to open it. Ends with the kit. */
export function prefetchWhenIdle(kit: AppKitInstance): void {
  const page = kit.environment.window
  if (!page) return
  const prefetch = () => {
    forget()
    kit.prefetch()
  }
  // Safari has no requestIdleCallback, which the DOM types don't admit.
  const request = (page as Partial<Window>).requestIdleCallback?.(prefetch)
  const cancel =
    request === undefined
      ? kit.environment.setTimer(prefetch, idleFallbackDelay)
      : () => page.cancelIdleCallback(request)
  const forget = kit.onDestroy(cancel)
}
