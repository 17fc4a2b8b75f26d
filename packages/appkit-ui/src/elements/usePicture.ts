import { type Context, createContext, useContext, useEffect, useState } from 'react'
import type { PictureQueue } from './PictureQueue'

/** Picture queue of the surrounding list. */
export const PictureQueueContext: Context<PictureQueue | null> = /* @__PURE__ */ createContext<PictureQueue | null>(
  null,
)

/** Returns whether the row may show its picture, in the queue of the surrounding list. */
export function usePicture(index: number): boolean {
  const queue = useContext(PictureQueueContext)
  const [isShown, setShown] = useState(false)
  useEffect(() => (isShown ? undefined : queue?.join(index, () => setShown(true))), [queue, index, isShown])
  return isShown
}
