import { Button } from '@openappkit/appkit-ui/elements'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

/** How long to hold, in milliseconds. */
const holdMs = 1000

export interface HoldButtonProps {
  readonly label: string
  readonly pressedLabel: string
  readonly onHeld: () => void
}

/** A button that works after a second of holding it, by pointer, Space or Enter. Part `window-hold`. */
export function HoldButton({ label, pressedLabel, onHeld }: HoldButtonProps): ReactNode {
  const [isHolding, setHolding] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const release = (): void => {
    clearTimeout(timer.current)
    setHolding(false)
  }
  const hold = (): void => {
    release()
    setHolding(true)
    timer.current = setTimeout(() => {
      setHolding(false)
      onHeld()
    }, holdMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (!event.repeat && event.isTrusted) hold()
  }
  return (
    <div className="window-hold" part="window-hold" data-holding={isHolding || undefined}>
      <Button
        variant="primary"
        fullWidth
        onPointerDown={event => event.isTrusted && event.isPrimary && hold()}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onContextMenu={event => event.preventDefault()}
        onKeyDown={onKey}
        onKeyUp={release}
        onBlur={release}
      >
        {isHolding ? pressedLabel : label}
      </Button>
    </div>
  )
}
