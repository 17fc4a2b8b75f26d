import type { PointerEvent } from 'react'

/** Listeners for the sheet's header. */
export interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
}

/** Distance in px after which a touch is a drag rather than a tap. */
const threshold = 8
/** Minimum distance in px for a drag to dismiss. */
const dismissDistance = 96
/** Minimum speed of a flick to dismiss, in px per millisecond. */
const flickSpeed = 0.6

/**
 * Returns listeners that let users dismiss the sheet by dragging its header. Mouse users have the close button and the
 * backdrop. `onDismiss` decides whether the modal closes; if it doesn't, the sheet springs back.
 */
export function dragToDismiss(onDismiss: () => void): DragHandlers {
  let start: { readonly y: number; readonly time: number } | undefined
  let isDragging = false
  const moveCard = (header: HTMLElement, distance: number) => {
    const card = header.parentElement
    if (distance > 0) card?.style.setProperty('translate', `0 ${distance}px`)
    else card?.style.removeProperty('translate')
    card?.toggleAttribute('data-dragging', distance > 0)
  }
  const end = (header: HTMLElement) => {
    start = undefined
    isDragging = false
    moveCard(header, 0)
  }
  return {
    onPointerDown(event) {
      if (event.pointerType === 'mouse' || !event.isPrimary || !isSheet(event.currentTarget)) return
      start = { y: event.clientY, time: event.timeStamp }
    },
    onPointerMove(event) {
      if (!start) return
      const distance = event.clientY - start.y
      if (!isDragging && distance > threshold) {
        isDragging = true
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      if (isDragging) moveCard(event.currentTarget, Math.max(0, distance))
    },
    onPointerUp(event) {
      if (!start) return
      const distance = event.clientY - start.y
      const speed = distance / Math.max(1, event.timeStamp - start.time)
      const isFlick = distance > threshold * 3 && speed > flickSpeed
      const isDismissed = isDragging && (distance > dismissDistance || isFlick)
      // Before the sheet springs back, so that it leaves from where it was dragged to.
      if (isDismissed) onDismiss()
      end(event.currentTarget)
    },
    onPointerCancel: event => end(event.currentTarget),
  }
}

/** Returns whether the card is a sheet. The stylesheet decides that. */
function isSheet(header: HTMLElement): boolean {
  return getComputedStyle(header).getPropertyValue('--oak-sheet').trim() === '1'
}
