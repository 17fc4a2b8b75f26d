import type { KitParameter } from '../bindings/findKit'
import { disconnectMethod, type UseDisconnectResult } from '../bindings/results'
import { useKit } from './useKit'

/**
 * Returns a method that ends connections. `disconnect` rejects with `disconnect/failed` if a wallet fails to
 * disconnect, and with `wallet/not-connected` if no wallet has the connector `id`.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useDisconnect } from '@openappkit/appkit/solid'
 *
 * export function DisconnectButton() {
 *   const { disconnect } = useDisconnect()
 *   return <button onClick={() => disconnect({ namespace: 'eip155' })}>Disconnect</button>
 * }
 * ```
 */
export function useDisconnect(parameters: KitParameter = {}): UseDisconnectResult {
  return disconnectMethod(useKit('useDisconnect', parameters))
}
