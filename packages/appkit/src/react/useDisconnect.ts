import type { ChainNamespace } from '@openappkit/appkit-core'
import { useMemo } from 'react'
import { useKit } from './useKit'

/** Which connections to end: those of one connector, of one namespace, or all. */
export interface DisconnectParameters {
  readonly id?: string | undefined
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Ends connections.
 *
 * @throws AppKitError `kit/missing` without a kit. `disconnect` rejects with AppKitError `disconnect/failed`.
 * @example
 * ```tsx
 * const { disconnect } = useDisconnect()
 * <button onClick={() => disconnect({ namespace: 'eip155' })}>Disconnect</button>
 * ```
 */
export function useDisconnect(): { readonly disconnect: (parameters?: DisconnectParameters) => Promise<void> } {
  const kit = useKit('useDisconnect')
  return useMemo(
    () => ({ disconnect: ({ id, namespace } = {}) => kit.disconnect({ connectorId: id, namespace }) }),
    [kit],
  )
}
