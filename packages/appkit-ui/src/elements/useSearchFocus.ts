import { type RefObject, useEffect } from 'react'

/**
 * Focuses a search field when its view opens, on devices with a mouse or trackpad: on a touch screen the keyboard would cover what the field filters.
 * The field is described by the title of the view, so that screen readers still announce it. A page that embeds the card keeps its focus.
 */
export function useSearchFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const field = frame.current?.querySelector('input')
    const root = field?.getRootNode() as Document | ShadowRoot | undefined
    const title = root?.querySelector('h1')
    const hasMouse = field?.ownerDocument.defaultView?.matchMedia('(hover: hover) and (pointer: fine)').matches
    if (!field || !title || !hasMouse || !root?.activeElement) return
    field.setAttribute('aria-describedby', title.id)
    field.focus({ preventScroll: true })
  }, [frame])
}
