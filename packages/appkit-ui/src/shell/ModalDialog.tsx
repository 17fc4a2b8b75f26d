import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent, useId, useRef } from 'react'
import { useKit } from '../kit/useKit'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import { focusTitle } from './focusTitle'
import { LiveRegion } from './LiveRegion'
import { ModalCard } from './ModalCard'
import css from './ModalDialog.css?inline'
import { useDragToDismiss } from './useDragToDismiss'
import { useShownDialog } from './useShownDialog'
import { useStagedCard } from './useStagedCard'

const sheet = /* @__PURE__ */ defineSheet(css)

/**
 * Renders the dialog above the app. The browser provides the top layer, inertness and the focus trap. Part `dialog`.
 */
export function ModalDialog(): ReactNode {
  const kit = useKit()
  const { open, isRendered, visit } = useStagedCard()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)
  const titleId = useId()
  const drag = useDragToDismiss()
  useSheet(sheet)
  useShownDialog(dialog, open)

  const onCancel = (event: SyntheticEvent): void => {
    event.preventDefault()
    kit.modal.safeClose()
  }
  // The browser closes the dialog on the second Escape even if `cancel` was prevented.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    kit.modal.safeClose()
  }
  // Closed from outside, such as by Android's back gesture, a form or another script. The kit decides whether it stays
  // closed.
  const onClose = (): void => {
    const element = dialog.current
    if (!element || element.open || !kit.modal.state.open) return
    kit.modal.safeClose()
    if (!kit.modal.state.open) return
    element.showModal()
    focusTitle(element)
  }
  const onPointerDown = (event: MouseEvent): void => {
    pressedBackdrop.current = event.target === event.currentTarget
  }
  // A selection that starts on the card and ends outside isn't a backdrop click.
  const onClick = (event: MouseEvent): void => {
    if (pressedBackdrop.current && event.target === event.currentTarget) kit.modal.safeClose()
  }
  return (
    <>
      <dialog
        ref={dialog}
        className="dialog"
        part="dialog"
        aria-labelledby={titleId}
        onCancel={onCancel}
        onClose={onClose}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onClick={onClick}
      >
        {isRendered && <ModalCard key={visit} titleId={titleId} drag={drag} />}
        <LiveRegion inDialog />
      </dialog>
      <LiveRegion />
    </>
  )
}
