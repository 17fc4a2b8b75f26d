import { useMemo } from 'react'
import type { DisconnectParameters } from '../kit/hookResults'
import { useKit } from './useKit'

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
