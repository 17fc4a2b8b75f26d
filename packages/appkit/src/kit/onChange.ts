import { type AppKit, watchSnapshot } from '@openappkit/appkit-core'
import { isEqual } from './isEqual'

/** Calls `listener` whenever what `read` gives has changed. Ends with the kit, or by what it returns. */
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
