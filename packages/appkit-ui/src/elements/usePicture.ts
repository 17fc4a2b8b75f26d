import { type Context, createContext, useContext, useEffect, useState } from 'react'
import type { PictureQueue } from './PictureQueue'

/** Picture queue of the surrounding list. */
export const PictureQueueContext: Context<PictureQueue | null> = /* @__PURE__ */ createContext<PictureQueue | null>(
  null,
)

/**
 * Returns whether the row at `index` may show its picture. The surrounding `VirtualList` allows pictures one at a time
 * and pauses during fast scrolling. Always returns false outside a `VirtualList`.
 */
export function usePicture(index: number): boolean {
  const queue = useContext(PictureQueueContext)
  const [isShown, setShown] = useState(false)
  useEffect(() => (isShown ? undefined : queue?.join(index, () => setShown(true))), [queue, index, isShown])
  return isShown
}
