import { useEffect, useState } from 'react'
import { useKit } from '../kit/useKit'
import type { DragHandlers } from './dragToDismiss'

/** Lets a finger pull the sheet down by its header. Undefined until its code is there, and on screens without touch, which never load it. */
export function useDragToDismiss(): DragHandlers | undefined {
  const { environment, modal } = useKit()
  const [handlers, setHandlers] = useState<DragHandlers>()
  useEffect(() => {
    if (!environment.window?.matchMedia('(any-pointer: coarse)').matches) return
    import('./dragToDismiss')
      .then(({ dragToDismiss }) => setHandlers(dragToDismiss(() => modal.safeClose())))
      // The cross and the backdrop close it all the same, and the next open asks again.
      .catch(() => {})
  }, [environment, modal])
  return handlers
}
