import { type RefObject, useEffect } from 'react'

/**
 * Focuses a search field when its view opens, on devices with a mouse or trackpad. On touch screens the keyboard would
 * cover the results. The view's title describes the field, so screen readers still announce the title. An embedded card
 * doesn't take focus from the app.
 */
export function useSearchFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const field = frame.current?.querySelector('input')
    const root = field?.getRootNode() as Document | ShadowRoot | undefined
    const title = root?.querySelector('h1')
    const hasMouse = field?.ownerDocument.defaultView?.matchMedia('(hover: hover) and (pointer: fine)').matches
    // Elsewhere, the user is already on a control, such as the one that Back led to.
    if (!field || !title || !hasMouse || root?.activeElement !== title) return
    field.setAttribute('aria-describedby', title.id)
    field.focus({ preventScroll: true })
  }, [frame])
}
