import { type RefObject, useEffect, useRef } from 'react'
import { useKit } from '../../kit/useKit'
import { AccountViewState } from './AccountViewState'

/**
 * Returns a ref for the element that opens `id`. When the user goes back, the element gets the focus, so that keyboard
 * users continue there.
 */
export function useReturnFocus(id: string): RefObject<HTMLButtonElement | null> {
  const kit = useKit()
  const element = useRef<HTMLButtonElement>(null)
  const viewState = kit.controller(AccountViewState)
  useEffect(() => {
    if (viewState.left !== id) return
    viewState.left = undefined
    if (kit.router.state.direction === 'prev') element.current?.focus({ preventScroll: true })
  }, [kit, viewState, id])
  return element
}
