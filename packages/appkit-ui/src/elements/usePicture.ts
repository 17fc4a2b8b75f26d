import { type Context, createContext, useContext, useEffect, useState } from 'react'
import type { PictureQueue } from './PictureQueue'

/** The queue of the surrounding list. */
export const PictureQueueContext: Context<PictureQueue | null> = /* @__PURE__ */ createContext<PictureQueue | null>(
  null,
)

/** True once it is this row's turn to show its picture. */
export function usePicture(index: number): boolean {
  const queue = useContext(PictureQueueContext)
  const [isShown, setShown] = useState(false)
  useEffect(() => (isShown ? undefined : queue?.join(index, () => setShown(true))), [queue, index, isShown])
  return isShown
}
