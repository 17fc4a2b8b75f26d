import { type RefObject, useLayoutEffect } from 'react'
import { useKit } from '../kit/useKit'
import { fadeOut } from './fadeOut'
import { showDialog } from './showDialog'

/** Shows the dialog while `open`, and lets a picture of it fade out when the modal closes. */
export function useShownDialog(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  const { modal } = useKit()
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const hide = showDialog(element)
    // React removes the card later.
    const forget = modal.onClose(() => fadeOut(element))
    return () => {
      forget()
      hide()
    }
  }, [modal, dialog, open])
}
