import type { ChainNamespace, Connector } from '@openappkit/appkit-core'
import { useState } from 'react'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'

/** State of a chain family's reconnect at the start of this visit. */
export interface Reconnect {
  /** Whether reconnecting failed. Stays true during a retry. */
  readonly isFailed: boolean
  readonly isPending: boolean
  /** Known wallets that didn't reconnect, the last active one first. Empty unless `isFailed`. */
  readonly lost: readonly Connector[]
  retry(): void
}

/** Returns whether a chain family failed to reconnect, with a function that retries. */
export function useReconnect(namespace: ChainNamespace): Reconnect {
  const kit = useKit()
  const error = useSnapshot(kit.chains.state).namespaces[namespace]?.reconnectError
  const { connectors } = useSnapshot(kit.connectors.state)
  const [isPending, setPending] = useState(false)
  const isFailed = error !== undefined || isPending
  return {
    isFailed,
    isPending,
    lost: isFailed
      ? kit.connections
          .storedConnectorIds(namespace)
          .flatMap(id => connectors.find(known => known.chain === namespace && known.id === id) ?? [])
      : [],
    retry() {
      setPending(true)
      // The kit's state, which is read above, contains the outcome.
      void kit.context.adapters.retryReconnect(namespace).finally(() => setPending(false))
    },
  }
}
