import type { KitParameter } from '../bindings/findKit'
import { type BalanceResult, fetchBalance } from '../kit/fetchBalance'
import { useKit } from './useKit'

/**
 * Returns a method that fetches the native balance of the active account. `fetchBalance` never rejects; its result
 * contains the error message.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useAppKitBalance } from '@openappkit/appkit/solid'
 *
 * export function BalanceButton() {
 *   const { fetchBalance } = useAppKitBalance()
 *   return <button onClick={async () => console.log((await fetchBalance()).data)}>Log balance</button>
 * }
 * ```
 */
export function useAppKitBalance(parameters: KitParameter = {}): {
  readonly fetchBalance: () => Promise<BalanceResult>
} {
  const kit = useKit('useAppKitBalance', parameters)
  return { fetchBalance: () => fetchBalance(kit) }
}
