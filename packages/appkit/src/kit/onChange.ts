import { type AppKit, isEqual, watchSnapshot } from '@openappkit/appkit-core'

/**
 * Calls `listener` when the value of `read` changes, until the kit is destroyed. Returns a function that stops earlier.
 */
export function onChange<T>(kit: AppKit, read: () => T, listener: (value: T) => void): () => void {
  let last = read()
  const stop = watchSnapshot(kit, () => {
    const next = read()
    if (isEqual(last, next)) return
    last = next
    listener(next)
  })
  const forget = kit.onDestroy(stop)
  return () => {
    forget()
    stop()
  }
}
