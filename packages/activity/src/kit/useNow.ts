import { useKit } from '@openappkit/appkit-ui/elements'
import { useEffect, useState } from 'react'

/** The time, in milliseconds since the epoch, told anew after every so many. */
export function useNow(every: number): number {
  const { environment } = useKit()
  const [now, setNow] = useState(() => environment.now())
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that is told asks for the next
  useEffect(() => environment.setTimer(() => setNow(environment.now()), every), [environment, every, now])
  return now
}
