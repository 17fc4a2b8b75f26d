import { Icon, useKit } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useEffect, useRef } from 'react'
import { OnrampFlow } from './OnrampFlow'

const openIcon = <Icon name="chevron-down" paths={['m6 9 6 6 6-6']} />

export interface ChoiceButtonProps {
  readonly view: 'OnRampFiatSelect' | 'OnRampTokenSelect'
  /** Accessible name of the action. */
  readonly label: string
  /** Whether there is nothing to choose. */
  readonly isFixed: boolean
  readonly children: ReactNode
}

/**
 * A button that shows a choice and opens the list to change it. Regains the focus when the user comes back from the
 * list. Part `buy-choice`.
 */
export function ChoiceButton({ children, isFixed, label, view }: ChoiceButtonProps): ReactNode {
  const kit = useKit()
  const flow = kit.controller(OnrampFlow)
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (flow.choosing !== view) return
    flow.choosing = undefined
    if (kit.router.state.direction === 'prev') element.current?.focus({ preventScroll: true })
  }, [flow, kit, view])
  if (isFixed)
    return (
      <span className="buy-choice" part="buy-choice" data-fixed>
        <bdi>{children}</bdi>
      </span>
    )
  return (
    <button
      ref={element}
      type="button"
      className="buy-choice"
      part="buy-choice"
      onClick={() => {
        flow.choosing = view
        kit.router.push(view)
      }}
    >
      <bdi>{children}</bdi>
      <span className="visually-hidden"> {label}</span>
      {openIcon}
    </button>
  )
}
