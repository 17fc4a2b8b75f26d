import { withTimeout } from '@openappkit/appkit-core/time'

/** How long a page that doesn't finish loading may hold up the reconnect, in milliseconds. */
const maxDelayMs = 2_000

/** How long to wait after `load` in browsers without `requestIdleCallback`, in milliseconds. */
const idleFallbackMs = 50

/**
 * Resolves once React has had the chance to hydrate everything that the server rendered: the page has loaded with all its scripts, and is idle.
 * A store that changes earlier makes wagmi's hooks disagree with the server's HTML ([React error 418](https://react.dev/errors/418)).
 */
export async function untilPageHydrated(signal: AbortSignal): Promise<void> {
  if (typeof document === 'undefined') return
  const done = new AbortController()
  await withTimeout(untilLoaded(done.signal).then(untilIdle), maxDelayMs, signal)
  done.abort()
}

function untilLoaded(signal: AbortSignal): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise(resolve => window.addEventListener('load', () => resolve(), { once: true, signal }))
}

function untilIdle(): Promise<void> {
  return new Promise(resolve => {
    const finish = () => resolve()
    // Safari has no requestIdleCallback, which the DOM types don't admit.
    if ((window as Partial<Window>).requestIdleCallback) window.requestIdleCallback(finish)
    else setTimeout(finish, idleFallbackMs)
  })
}
