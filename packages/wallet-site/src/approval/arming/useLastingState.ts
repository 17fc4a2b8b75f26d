import { useEffect, useState } from 'react'
import type { ArmingState } from './Arming'

/** How long a problem lasts before the screen names it, in milliseconds. A frame that opens passes through each. */
const problemMs = 600

/** Returns the state to show. It is `waiting` while a problem is so new that it may pass. */
export function useLastingState(state: ArmingState): ArmingState {
  const [lasting, setLasting] = useState<ArmingState>()
  useEffect(() => {
    const timer = setTimeout(() => setLasting(state), problemMs)
    return () => clearTimeout(timer)
  }, [state])
  const isProblem = state === 'hidden' || state === 'covered'
  return isProblem && lasting !== state ? 'waiting' : state
}
