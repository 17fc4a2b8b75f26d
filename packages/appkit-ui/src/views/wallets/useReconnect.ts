import type { ChainNamespace } from '@openappkit/appkit-core'
import { useState } from 'react'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'

/** A connection of the last visit that did not come back. */
export interface Reconnect {
  /** True also while it is tried again. */
  readonly isFailed: boolean
  readonly isPending: boolean
  retry(): void
}

/** Whether the connection of the last visit came back on a chain family, and how to try again. */
export function useReconnect(namespace: ChainNamespace): Reconnect {
  const kit = useKit()
  const error = useSnapshot(kit.chains.state).namespaces[namespace]?.reconnectError
  const [isPending, setPending] = useState(false)
  return {
    isFailed: error !== undefined || isPending,
    isPending,
    retry() {
      setPending(true)
      // How it went is in the state that is read above.
      void kit.context.adapters.retryReconnect(namespace).finally(() => setPending(false))
    },
  }
}
