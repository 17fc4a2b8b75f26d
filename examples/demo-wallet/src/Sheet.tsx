import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface SheetProps {
  /** Id of the heading. */
  readonly titleId: string
  /** Id of a text to read out with the heading. */
  readonly textId?: string
  /** Called when the user presses Escape or closes the dialog otherwise. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog while it is mounted. The focus then returns to where it was. */
export function Sheet({ titleId, textId, onClose, children }: SheetProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  // The browser restores the focus only if the dialog closes while it is still in the document.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      // A browser that gets Escape twice closes the dialog without a cancelable event.
      onClose={() => dialog.current?.open === false && onClose()}
    >
      {children}
    </dialog>
  )
}
