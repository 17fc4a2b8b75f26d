import { withTimeout } from '@openappkit/appkit-core/time'

/** Maximum time that an unfinished page load can delay the reconnect, in milliseconds. */
const maxDelayMs = 5_000

/** Delay after `load` in browsers without `requestIdleCallback`, in milliseconds. */
const idleFallbackMs = 50

/**
 * Resolves once React has had the chance to hydrate the server's HTML: all scripts have loaded, and the page is idle.
 * Waits at most five seconds. Changing the store earlier causes hydration errors in wagmi's hooks ([React error
 * 418](https://react.dev/errors/418)).
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
    // Safari doesn't support requestIdleCallback, although the DOM types declare it.
    if ((window as Partial<Window>).requestIdleCallback) window.requestIdleCallback(finish)
    else setTimeout(finish, idleFallbackMs)
  })
}
