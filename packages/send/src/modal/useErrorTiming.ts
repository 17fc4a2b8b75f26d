import { useKit } from '@openappkit/appkit-ui/elements'
import { type FormEvent, useEffect, useRef, useState } from 'react'

/** Pause in typing after which a field's error shows, in milliseconds. */
export const typingPause = 600

/** Decides when a field shows its error. */
export interface ErrorTiming {
  /** Whether the field may show its error now. */
  readonly isReported: boolean
  /** Shows the error, for example because the user left the field. */
  readonly report: () => void
  /** Call it with each input. Postpones a new error until the user pauses. */
  readonly onTyped: (event: FormEvent) => void
}

/**
 * Returns when a field may show its error: once the user leaves it, pastes into it or pauses, but not after the first
 * key. An error on screen stays until it is fixed.
 */
export function useErrorTiming(hasError: boolean): ErrorTiming {
  const { environment } = useKit()
  // An app may have filled the field in.
  const [isReported, setReported] = useState(true)
  const cancel = useRef(() => {})
  useEffect(() => () => cancel.current(), [])
  const report = (): void => {
    cancel.current()
    setReported(true)
  }
  const onTyped = ({ nativeEvent }: FormEvent): void => {
    cancel.current()
    if (isReported && hasError) return
    const isPasted = (nativeEvent as InputEvent).inputType === 'insertFromPaste'
    setReported(isPasted)
    if (!isPasted) cancel.current = environment.setTimer(report, typingPause)
  }
  return { isReported, report, onTyped }
}
