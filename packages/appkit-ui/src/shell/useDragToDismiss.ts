import { useEffect, useState } from 'react'
import { useKit } from '../kit/useKit'
import type { DragHandlers } from './dragToDismiss'

/**
 * Returns listeners that let users dismiss the sheet by dragging its header. Undefined while their code loads, and on
 * devices without touch, which never load it.
 */
export function useDragToDismiss(): DragHandlers | undefined {
  const { environment, modal } = useKit()
  const [handlers, setHandlers] = useState<DragHandlers>()
  useEffect(() => {
    if (!environment.window?.matchMedia('(any-pointer: coarse)').matches) return
    import('./dragToDismiss')
      .then(({ dragToDismiss }) => setHandlers(dragToDismiss(() => modal.safeClose())))
      // The close button and the backdrop still work, and the next open retries.
      .catch(() => {})
  }, [environment, modal])
  return handlers
}
