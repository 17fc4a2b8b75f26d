import type { ChainNamespace } from '@openappkit/appkit-core'
import { useState } from 'react'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'

/** State of a chain family's reconnect at the start of this visit. */
export interface Reconnect {
  /** Whether reconnecting failed. Stays true during a retry. */
  readonly isFailed: boolean
  readonly isPending: boolean
  retry(): void
}

/** Returns whether a chain family failed to reconnect, with a function that retries. */
export function useReconnect(namespace: ChainNamespace): Reconnect {
  const kit = useKit()
  const error = useSnapshot(kit.chains.state).namespaces[namespace]?.reconnectError
  const [isPending, setPending] = useState(false)
  return {
    isFailed: error !== undefined || isPending,
    isPending,
    retry() {
      setPending(true)
      // The kit's state, which is read above, contains the outcome.
      void kit.context.adapters.retryReconnect(namespace).finally(() => setPending(false))
    },
  }
}
