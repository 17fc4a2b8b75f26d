import type { KitParameter } from '../bindings/findKit'
import { modalMethods } from '../bindings/results'
import type { UseAppKitResult } from '../kit/hookResults'
import { useKit } from './useKit'

/**
 * Returns methods to open and close the modal and to connect a wallet.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useAppKit } from '@openappkit/appkit/solid'
 *
 * export function ConnectButton() {
 *   const { open } = useAppKit()
 *   return <button onClick={() => open()}>Connect wallet</button>
 * }
 * ```
 */
export function useAppKit(parameters: KitParameter = {}): UseAppKitResult {
  return modalMethods(useKit('useAppKit', parameters))
}
