import { useKit } from '@openappkit/appkit-ui/elements'
import { type RefObject, useEffect, useRef } from 'react'
import { SendFlow } from './SendFlow'

export interface WayToTokens {
  /** Ref of the button that opens the list. */
  readonly element: RefObject<HTMLButtonElement | null>
  readonly go: () => void
}

/**
 * Returns a function that opens the token list, and the ref of its button. The button regains focus when the user comes
 * back, so keyboard users can continue there.
 */
export function useWayToTokens(): WayToTokens {
  const kit = useKit()
  const element = useRef<HTMLButtonElement>(null)
  const part = kit.controller(SendFlow)
  useEffect(() => {
    if (!part.isChoosing) return
    part.isChoosing = false
    if (kit.router.state.direction === 'prev') element.current?.focus({ preventScroll: true })
  }, [kit, part])
  const go = (): void => {
    part.isChoosing = true
    kit.router.push('WalletSendSelectToken')
  }
  return { element, go }
}
