import type { ChainNamespace } from '@openappkit/appkit-core'
import { useMemo } from 'react'
import { useKit } from './useKit'

/**
 * Connections to end: those of the connector `id`, those of a namespace, those that match both, or by default all of
 * them. A WalletConnect session ends on all namespaces that it spans.
 */
export interface DisconnectParameters {
  readonly id?: string | undefined
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Returns a method that ends connections. `disconnect` rejects with `disconnect/failed` if a wallet fails to
 * disconnect, and with `wallet/not-connected` if no wallet has the connector `id`.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useDisconnect } from '@openappkit/appkit/react'
 *
 * export function DisconnectButton() {
 *   const { disconnect } = useDisconnect()
 *   return <button onClick={() => disconnect({ namespace: 'eip155' })}>Disconnect</button>
 * }
 * ```
 */
export function useDisconnect(): { readonly disconnect: (parameters?: DisconnectParameters) => Promise<void> } {
  const kit = useKit('useDisconnect')
  return useMemo(
    () => ({ disconnect: ({ id, namespace } = {}) => kit.disconnect({ connectorId: id, namespace }) }),
    [kit],
  )
}
